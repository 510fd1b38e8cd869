import type { Plugin } from 'vite';

/**
 * Parts of `@emailjs/browser` that `send` asks whether to stop, each with its answer while the part is switched off:
 * its check for automated browsers, its limit of rate (which would forbid a second try after a failure), its block
 * list, and the store behind these. The form switches none of them on, and a tree shaker can't know that.
 */
export const switchedOff: Record<string, string> = {
  isHeadless: 'false',
  isLimitRateHit: 'false',
  isBlockedValueInParams: 'false',
  createWebStorage: 'undefined',
};

const part = /@emailjs\/browser\/es\/utils\/(\w+)\/\1\.js$/;

/** Leaves those parts out of what visitors load, a tenth of the form's script. */
export function leanEmail(): Plugin {
  return {
    name: 'lean-email',
    apply: 'build',
    load(id) {
      const name = part.exec(id.replaceAll('\\', '/'))?.[1] ?? '';
      const answer = switchedOff[name];
      return answer === undefined ? null : `export const ${name} = () => ${answer};`;
    },
  };
}
