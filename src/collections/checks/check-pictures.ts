import path from 'node:path';
import { nearestPath } from '../../lib/nearest.ts';
import { isSvg, unsafeInSvg } from '../../lib/texts/unsafe-svg.ts';
import { decoded } from '../../lib/texts/addresses.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';
import { isPicture } from '../loader/content-tree.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';
import type { Site } from './site.ts';

/** Bytes. */
export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;

const large = (at: Place, file: string, size: number) =>
  finding('picture-large', at, { file, megabytes: (size / 1024 / 1024).toFixed(1) });

/** A picture of the text, or of a field. */
type Picture = Place & { address: string };

const picturesIn = (entry: ContentFile): Picture[] => [
  ...entry.body.pictures,
  ...describedTexts(entry)
    .filter(({ shape }) => shape.names === 'picture')
    .map(({ text, ...place }) => ({ ...place, address: text })),
];

/**
 * A picture’s path from the project’s root; those that begin with / are in public/. Undefined for an address that a
 * build could not resolve.
 */
function picturePath({ file, field, address: written }: Picture): string | undefined {
  const address = field === undefined ? decoded(written) : written;
  if (/[%#?]/.test(address)) return undefined;
  return address.startsWith('/') ? `public${address}` : path.posix.join(path.posix.dirname(file), address);
}

/** Paths of the pictures that an entry shows, from the project's root. */
export const picturePathsOf = (entry: ContentFile): string[] =>
  picturesIn(entry).flatMap((picture) => picturePath(picture) ?? []);

/** A path in the form that a writer has to type. */
const typed = (found: string, from: string) =>
  found.startsWith('public/') ? found.slice(6) : `./${path.posix.relative(path.posix.dirname(from), found)}`;

export const svg = /\.svg$/i;

/** The first bytes of the formats that a build can read: JPEG, PNG, GIF, WebP and AVIF. */
const kinds = /^(\xFF\xD8\xFF|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(avi|mif1))/s;

/** Words that fit any picture, or that a program wrote. */
const emptyWords =
  /^(image|img|photo|photograph|pic|picture|figure|graphic|screenshot|chart|graph|diagram|alt text|undefined)$|^(img|dsc|pxl|whatsapp image|screenshot)[ _-]*\d|automatically generated/;

/** Makes “./Moat-1.jpg” and “moat-1” the same. */
const plain = (words: string) =>
  words
    .replace(/^.*\/|\.\w+$/g, '')
    .trim()
    .toLowerCase();

/** Pictures whose alt text is missing, or does not say what they show. */
const silentIn = ({ body }: ContentFile): Finding[] =>
  body.pictures.flatMap((picture) => {
    const { alt, address: file } = picture;
    if (alt.trim() === '') return [finding('picture-alt', picture, { file })];
    const isEmpty = emptyWords.test(plain(alt)) || plain(alt) === plain(decoded(file));
    return isEmpty ? [finding('picture-words', picture, { file, words: alt })] : [];
  });

/** Pictures that are missing, unreadable or too large, or whose alt text says nothing. */
export function checkPictures(entry: ContentFile, { tree }: Site): Finding[] {
  const wrong = picturesIn(entry).flatMap((picture) => {
    const { address: file } = picture;
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(file))
      return [finding('picture-outside', picture, { file: file.slice(0, 60) })];
    const found = picturePath(picture);
    if (found === undefined) return [finding('picture-name', picture, { file })];
    if (!isPicture(found)) return [finding('picture-kind', picture, { file })];
    const size = tree.sizes.get(found);
    // A build finds the picture of a field only by a path.
    if (size === undefined || (picture.field !== undefined && !/^\.{0,2}\//.test(file))) {
      const near = nearestPath(found, [...tree.sizes.keys()].filter(isPicture));
      return [finding('picture-missing', picture, { file, near: near && typed(near, entry.file) })];
    }
    if (!svg.test(found) && !kinds.test(tree.firstBytes?.get(found) ?? 'GIF8'))
      return [finding('picture-bytes', picture, { file })];
    return size <= MAX_PICTURE_BYTES ? [] : [large(picture, file, size)];
  });
  return [...silentIn(entry), ...wrong];
}

/** Why an SVG file may do more than show a drawing: opened by its own address, it acts as a page of this site. */
export function drawingFaults(file: string, bytes: string): Finding[] {
  if (bytes.length > MAX_PICTURE_BYTES) return [large({ file, line: 1 }, file, bytes.length)];
  if (!isSvg(bytes)) return [finding('picture-bytes', { file, line: 1 }, { file })];
  const { found, line = 1 } = unsafeInSvg(bytes) ?? {};
  return found === undefined ? [] : [finding('picture-program', { file, line }, { found })];
}

export const checkSvg = ({ tree }: Site): Finding[] =>
  [...(tree.firstBytes ?? [])].flatMap(([file, bytes]) => (svg.test(file) ? drawingFaults(file, bytes) : []));
