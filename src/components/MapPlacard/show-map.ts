/**
 * Shows the button of a `MapPlacard`, and puts the map in the drawing's place when a visitor asks for it. Until then nothing is
 * asked of the map's provider; without this script the placard is a picture and nothing more.
 *
 * @param button with the address of the map in `data-map` and its title in `data-title`
 */
export function showMapOnRequest(button: HTMLElement): void {
  const { map: src, title } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', () => {
    const map = { title, loading: 'lazy', allowFullscreen: true, src };
    const frame = Object.assign(document.createElement('iframe'), map);
    button.closest('[data-drawing]')?.replaceWith(frame);
    // The button that had the focus is gone.
    frame.focus();
  });
}
