/**
 * Shows the button of a `MapPlacard`, and replaces the drawing with the map when a visitor presses it. Until then, the
 * map’s provider is not contacted; without this script the placard is only a picture.
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
    // The button that had the focus was removed.
    frame.focus();
  });
}
