/** The text fields that the template of the contact form is filled with. */
const templateFields = ['from_name', 'reply_to', 'number', 'message'] as const;

export type TemplateParams = Record<(typeof templateFields)[number], string>;

/** What the endpoint answers: a status, and words for the person who reads the browser's network panel. */
export interface Refusal {
  status: number;
  text: string;
}

const refuse = (status: number, text: string): Refusal => ({ status, text });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks a request's content as the provider does, and hands out the message in it. */
export function checkPayload(contentType: string | undefined, body: string): TemplateParams | Refusal {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) return refuse(415, 'The content type must be JSON.');
  const payload = parse(body);
  if (!isObject(payload)) return refuse(400, 'The body must be a JSON object.');
  for (const id of ['user_id', 'service_id', 'template_id']) {
    if (typeof payload[id] !== 'string' || payload[id] === '') return refuse(400, `${id} is required.`);
  }
  const params = payload['template_params'];
  if (!isObject(params)) return refuse(400, 'template_params must be an object.');
  const wrong = templateFields.find((field) => typeof params[field] !== 'string');
  if (wrong !== undefined) return refuse(412, `The template needs the text ${wrong}.`);
  return Object.fromEntries(templateFields.map((field) => [field, params[field]])) as TemplateParams;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
