// What a reader wants to see on the board all the time.

class Showing {
  command = $state(false); // whom leaders can reach
}

export const showing = new Showing();
