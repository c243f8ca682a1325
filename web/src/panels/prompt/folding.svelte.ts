// The prompt is one line. What does not fit lies below it, over the board, as soon as it is asked for or the keys come to it.

export class Folding {
  more = $state(false); // unfolded
  cut = $state(false); // there is more than the line holds
  inner = $state<HTMLElement>();

  constructor(question: () => unknown) {
    $effect(() => {
      void question();
      this.more = false;
    });
    $effect(() => this.#watch(this.inner));
  }

  #watch(inner: HTMLElement | undefined): (() => void) | undefined {
    if (!inner) return undefined;
    const look = (): void => this.#look(inner);
    const sizes = new ResizeObserver(look);
    const changes = new MutationObserver(look);
    sizes.observe(inner);
    changes.observe(inner, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }

  #look(inner: HTMLElement): void {
    if (this.more) return;
    const short = [...inner.querySelectorAll('.line:not(.visually-hidden) .text, .stake, .stake li, .compose, .chips')].some(
      (words) => words.scrollWidth > words.clientWidth + 1 || (words.matches('.text') && words.scrollHeight > words.clientHeight + 2),
    );
    this.cut = short || inner.scrollHeight > inner.clientHeight + 4;
  }

  /** Nothing that has the focus is out of sight. */
  reached = (event: FocusEvent): void => {
    if (!this.inner || this.more || !(event.target instanceof Element) || event.target.closest('[popover]')) return;
    if (event.target.getBoundingClientRect().bottom > this.inner.getBoundingClientRect().bottom + 1) this.more = true;
  };

  /** Focus within may scroll it, which nobody could undo. */
  still = (): void => {
    if (this.inner) this.inner.scrollTop = this.inner.scrollLeft = 0;
  };
}
