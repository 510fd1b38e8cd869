/** The contact form's fields in order, named as the email provider's template expects them. */
export const fieldNames = ['from_name', 'reply_to', 'number', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The values of the fields. */
export type Message = Record<FieldName, string>;

/** The email provider's endpoint for messages, on the provider's host. */
export const SEND_PATH = '/api/v1.0/email/send';
