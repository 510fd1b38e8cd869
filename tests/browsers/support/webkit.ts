import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Button, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import { newFolder } from '../../lib/project-copy.ts';
import { freePort, startServer } from '../../lib/server-program.ts';
import type { Browser, Key, Settings } from './browser.ts';

/** Timeout of one browser command, in ms: a frozen page never answers. */
const PATIENCE = 15_000;

/** Starts WebKitGTK's MiniBrowser through its WebDriver. It opens a window, so it needs a display. */
export async function startWebKit(command: string, binary: string, settings: Settings): Promise<Browser> {
  const home = await makeHome();
  const port = await freePort();
  const end = await startServer({
    command,
    args: [`--port=${port}`],
    env: { GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
    answers: () => isListening(port),
  });
  const stop = async () => {
    await end('SIGKILL');
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', `--enable-javascript=${settings.scripts}`],
        },
      })
      .build();
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    return { ...handsOf(driver), name: 'WebKit', version: Number.parseFloat(version), close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the browser's answer, or rejects after the timeout. */
function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const frozen = new Error(`The page is frozen: WebKit has not answered for ${PATIENCE / 1000} s.`);
  const late = wait(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(frozen));
  return Promise.race([answer, late]);
}

/** The browser's actions, through its driver. */
function handsOf(driver: WebDriver): Omit<Browser, 'name' | 'version' | 'close'> {
  const run: Browser['run'] = (script, ...args) => soon(driver.executeScript(script, ...args));
  const look = () =>
    run(() => ({ width: innerWidth, height: innerHeight, screen: { width: screen.width, height: screen.height } }));
  return {
    run,
    // Its driver treats touch as a mouse.
    hasTouch: false,
    tap: () => Promise.reject(new Error('WebKitWebDriver has no touch input.')),
    open: (url) => soon(driver.get(url)),
    resize: async ({ width, height }) => {
      const window = driver.manage().window();
      // The window has a title bar above the page.
      const { height: inner, screen: whole } = await look();
      const bar = (await soon(window.getRect())).height - inner;
      // Without a window manager, the window under the pointer has the focus, and the pointer is in the middle.
      const x = Math.round((whole.width - width) / 2);
      const y = Math.round((whole.height - height - bar) / 2);
      await soon(window.setRect({ x, y, width, height: height + bar }));
      await expect.poll(look, { timeout: PATIENCE }).toMatchObject({ width, height });
    },
    move: (...way) => {
      const mouse = driver.actions();
      for (const { x, y } of way)
        mouse.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
      return soon(mouse.perform());
    },
    click: () => soon(driver.actions().press(Button.LEFT).release(Button.LEFT).perform()),
    press: (key, shift) => {
      const hands = driver.actions();
      const sign = Keys[key.toUpperCase() as Uppercase<Key>];
      if (shift) hands.keyDown(Keys.SHIFT);
      hands.keyDown(sign).keyUp(sign);
      if (shift) hands.keyUp(Keys.SHIFT);
      return soon(hands.perform());
    },
    type: (text) => soon(driver.actions().sendKeys(text).perform()),
    print: () => Promise.resolve(undefined),
  };
}

/**
 * A profile folder for the browser, with a style sheet for its window: the toolbar would make it wider than a phone.
 */
async function makeHome(): Promise<string> {
  const home = newFolder();
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    const folder = path.join(home, toolkit);
    await mkdir(folder);
    await writeFile(path.join(folder, 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }\n');
  }
  return home;
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
