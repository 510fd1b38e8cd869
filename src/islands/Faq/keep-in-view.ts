/**
 * Keeps a question in view when a visitor opens it: the answer that closes above it would move it out at the top, with
 * the focus on it.
 *
 * @param questions contains the disclosures of `Faq`, which works without this
 */
export function keepInView(questions: HTMLElement): void {
  questions.addEventListener('click', ({ target }) => {
    const question = (target as Element).closest('summary');
    // The disclosure opens after the click.
    requestAnimationFrame(() => {
      if (question && question.getBoundingClientRect().top < 0) question.scrollIntoView();
    });
  });
}
