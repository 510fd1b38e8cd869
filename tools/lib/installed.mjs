// @ts-check

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock */

/**
 * Whether the packages that npm has put in place are those of a lockfile. One that is optional may be for another
 * system, and is not missed.
 * @param {Lock} lock package-lock.json
 * @param {Lock} placed node_modules/.package-lock.json, where npm keeps what it has put in place
 * @returns {boolean}
 */
export function isInstalled({ packages: wanted }, { packages: placed }) {
  const isAsWanted = (/** @type {string} */ name) =>
    placed[name]?.version === wanted[name]?.version && placed[name]?.integrity === wanted[name]?.integrity;
  // The lockfile also has the project itself, which has no name there.
  const needed = Object.keys(wanted).filter((name) => name !== '' && wanted[name]?.optional !== true);
  return [...needed, ...Object.keys(placed)].every(isAsWanted);
}
