import { formatNumber } from '../../lib/format.ts';
import { type FieldName, fieldNames, type Message } from '../../lib/firm/message-fields.ts';

/** What is wrong with a field of the form. */
export interface FieldError {
  /** Its name in the form. */
  field: FieldName;
  /** Says what to do. Shown in the summary and beside the field. */
  text: string;
}

/** What browsers accept as an address: https://html.spec.whatwg.org/#valid-e-mail-address */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** For each field: the most characters, its name within a sentence, and whether it may be left blank. */
const rules: Record<FieldName, readonly [limit: number, name: string, optional?: true]> = {
  from_name: [100, 'name'],
  reply_to: [254, 'email address'],
  number: [32, 'phone number', true],
  message: [5000, 'message'],
};

/** The message with each field trimmed; `valueOf` returns the value of a field. */
export function readMessage(valueOf: (field: FieldName) => string): Message {
  return Object.fromEntries(fieldNames.map((field) => [field, valueOf(field).trim()])) as Message;
}

/** The errors of a trimmed message, in field order; at most one per field. */
export function findErrors(message: Message): FieldError[] {
  return fieldNames.flatMap((field) => {
    const text = findError(field, message[field]);
    return text === undefined ? [] : { field, text };
  });
}

function findError(field: FieldName, value: string): string | undefined {
  const [limit, name, optional] = rules[field];
  // Format characters, such as a zero-width space, cannot be seen.
  if (!/[^\s\p{Cf}]/u.test(value)) return optional ? undefined : `Enter your ${name}`;
  // Counts code points, not UTF-16 units.
  const { length } = Array.from(value);
  if (length > limit)
    return `Your ${name} has ${formatNumber(length)} characters. Shorten it to ${formatNumber(limit)} or fewer`;
  if (field === 'reply_to' && !emailAddress.test(value)) {
    return 'Enter an email address in the correct format, like name@example.com';
  }
  return undefined;
}
