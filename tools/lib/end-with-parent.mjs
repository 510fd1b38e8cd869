// @ts-check
// Loaded into a program that another has forked: it ends when that one is gone, also when that one was killed.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
