import { type Core, dictionaryOf, type Field, isOneKey, isState, label, targetOf } from '@bip/contract'

/** The fields of a resource that a rule may compare: choices, states, references, people, yes or no. */
export const comparable = ({ fields }: Core): [key: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => isOneKey(field))

/** What stands for the reader of the rows in a list of values. */
export const tokens = {
  me: { value: '{me}', label: label('本人', 'Oneself', 'Bản thân') },
  dept: { value: '{dept}', label: label('本部门', 'Own department', 'Phòng ban của mình') },
  depts: { value: '{depts}', label: label('本部门及下级', 'Own department and below', 'Phòng ban và cấp dưới') },
} as const

/** What yes and no are called in a list of values. */
export const answers = { true: label('是', 'Yes', 'Có'), false: label('否', 'No', 'Không') } as const

type Token = (typeof tokens)[keyof typeof tokens]

/** What the values of a field are chosen from. */
export type ValueSource =
  | { from: 'dictionary'; code: string }
  | { from: 'states'; states: NonNullable<Core['states']> }
  | { from: 'records'; resource: string; tokens: readonly Token[] }
  | { from: 'yesNo' }

export function sourceOf(core: Core, field: Field): ValueSource {
  const code = dictionaryOf(field)
  if (code) return { from: 'dictionary', code }
  if (isState(field)) return { from: 'states', states: core.states ?? {} }
  const resource = targetOf(field)
  if (resource === undefined) return { from: 'yesNo' }
  return { from: 'records', resource, tokens: tokensFor(resource) }
}

function tokensFor(resource: string): readonly Token[] {
  if (resource === 'user') return [tokens.me]
  return resource === 'department' ? [tokens.dept, tokens.depts] : []
}

/** Values as a rule keeps them: joined by commas. */
export const split = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    : []
export const join = (values: readonly string[]): string | null => (values.length > 0 ? values.join(',') : null)
