/** Names that editors, file managers and interrupted programs give to files that they leave behind. */
const names = /^\.(?!well-known$)|^~\$|~$|^(Thumbs\.db|desktop\.ini)$/i;

/** Whether a file is not meant for anybody, to judge by its path with forward slashes. */
export const isLeftBehind = (file: string): boolean => file.split('/').some((name) => names.test(name));
