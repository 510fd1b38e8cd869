// @ts-check
// Preloaded into a forked process: ends it when its parent is gone, even if the parent was killed.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
