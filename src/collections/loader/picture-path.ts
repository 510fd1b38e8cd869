import path from 'node:path';

/** What stands in a text, or in the field of a photograph. */
interface Address {
  file: string;
  field?: string;
}

/** A picture's address as a build reads it; undefined for one that it would stumble over. */
function plainAddress({ file, field }: Address): string | undefined {
  try {
    const address = field === undefined ? decodeURI(file) : file;
    return /[%#?]/.test(address) ? undefined : address;
  } catch {
    return undefined;
  }
}

/**
 * A picture's path from the project's root; those that begin with / lie in public/. Undefined for an address that no
 * build can read.
 *
 * @param from the file that names it
 */
export function picturePath(picture: Address, from: string): string | undefined {
  const address = plainAddress(picture);
  if (address === undefined) return undefined;
  return address.startsWith('/') ? `public${address}` : path.posix.join(path.posix.dirname(from), address);
}
