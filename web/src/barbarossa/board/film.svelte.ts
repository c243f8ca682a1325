// What the reader wants to see of the film of a turn: all of it, or only what touched his own units.
const KEY = 'sandtable.barbarossa.only-mine';

class Film {
  #only = $state(read());

  get only(): boolean {
    return this.#only;
  }

  set only(on: boolean) {
    this.#only = on;
    try {
      localStorage.setItem(KEY, on ? '1' : '');
    } catch {
      // it lasts as long as the page
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export const film = new Film();
