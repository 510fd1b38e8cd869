/**
 * Gives the placard its button, and puts the map in its place when a visitor asks for it. Until then nothing is asked
 * of the map's provider; without this script the placard is a picture and nothing more.
 */
export function showMapOnRequest(placard: HTMLElement): void {
  const button = placard.querySelector('button');
  const drawing = placard.querySelector('[data-drawing]');
  const { map, title } = placard.dataset;
  if (button === null || drawing === null || map === undefined || title === undefined) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { title, loading: 'lazy', allowFullscreen: true, src: map });
    drawing.replaceWith(frame);
    // The button that had the focus is gone.
    frame.focus();
  });
}
