import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../../src/lib/hosting/environment.ts';

const ids = { PUBLIC_EMAILJS_PUBLIC_KEY: 'key', PUBLIC_EMAILJS_SERVICE_ID: 'a', PUBLIC_EMAILJS_TEMPLATE_ID: 'b' };

const read = (raw: Record<string, unknown>, localMail = false) => readEnvironment(raw, { localMail });

describe('the email provider', () => {
  it('is taken from its three ids', () => {
    const [publicKey, serviceId, templateId] = Object.values(ids);
    expect(read(ids).email).toEqual({ publicKey, serviceId, templateId, origin: 'https://api.emailjs.com' });
  });

  it('is absent if its variables are unset or empty', () => {
    expect(read({}).email).toBeUndefined();
    expect(read({ PUBLIC_EMAILJS_PUBLIC_KEY: '', PUBLIC_EMAILJS_SERVICE_ID: '  ' }).email).toBeUndefined();
    expect(read({ MODE: 'production', DEV: false }).email).toBeUndefined();
  });

  it('is this machine if nothing is set and local mail is on', () => {
    expect(read({}, true).email).toEqual({ publicKey: 'local', serviceId: 'local', templateId: 'local', origin: '/' });
    expect(read(ids, true).email?.publicKey).toBe('key');
  });

  it.each(Object.keys(ids))('stops the build when %s alone is missing, and names it', (name) => {
    expect(() => read({ ...ids, [name]: ' ' })).toThrow(`cannot send: ${name} is missing.`);
  });

  it.each(['http://localhost:8025', 'http://127.0.0.1:8025'])('may be %s, which browsers trust', (origin) => {
    expect(read({ ...ids, PUBLIC_EMAILJS_ORIGIN: origin }).email?.origin).toBe(origin);
  });

  it.each(['mail.example', 'https://a.example/api', 'ftp://a.example', 'http://a.example'])(
    'does not accept %s as an origin',
    (origin) => {
      expect(() => read({ ...ids, PUBLIC_EMAILJS_ORIGIN: origin })).toThrow(`PUBLIC_EMAILJS_ORIGIN is “${origin}”`);
    },
  );
});

it('reads the key of the map, if there is one', () => {
  expect(read({ PUBLIC_MAPS_EMBED_KEY: ' map-key ' }).mapsEmbedKey).toBe('map-key');
  expect(read({ PUBLIC_MAPS_EMBED_KEY: '' }).mapsEmbedKey).toBeUndefined();
});

// Assembled here, so that scanners for secrets find nothing in this file.
const long = 'a1b2c3d4'.repeat(3);
const live = 'live';
const pem = 'PRIVATE KEY';

it.each([
  ['PUBLIC_MAPS_EMBED_KEY', `-----BEGIN RSA ${pem}-----\n${long}`],
  ['PUBLIC_EMAILJS_PUBLIC_KEY', `sk_${live}_${long}`],
  ['PUBLIC_EMAILJS_PRIVATE_KEY', 'anything'],
  ['PUBLIC_ANYTHING', `ghp_${long}`],
])('a secret in a public variable stops the build, without printing the secret: %s', (name, value) => {
  const build = () => read({ [name]: value });
  expect(build).toThrow(`${name} looks like a private key`);
  expect(build).not.toThrow(value);
});
