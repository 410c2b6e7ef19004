import type { AnyRecord } from '@bip/contract'
import type { Context } from '../../model/extension.ts'
import type { Definition } from '../definition.ts'
import { peopleOf, type Starter } from './rules.ts'

/**
 * What conditions of a diagram may ask: the fields of the record, `starterId`, and `signersOf.<step>`, the ids of those who sign a step
 * that names its signers by a rule.
 */
export async function valuesFor(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { diagram }: Definition,
  record: AnyRecord,
  starter: Starter,
): Promise<Record<string, unknown>> {
  const { _labels, _can, ...fields } = record
  const shared = [...diagram.nodes.values()].filter(({ rules }) => rules?.signers)
  const signersOf: Record<string, string[]> = {}
  for (const { id, rules } of shared) {
    const asking = { tx, tenantId: session.tenantId, starter, record, chosen: [] }
    const found = await peopleOf(asking, rules?.signers ?? '')
    const others = found.filter((person) => person.id !== starter.id)
    signersOf[id] = (others.length > 0 ? others : found).map((person) => person.id)
  }
  return { ...fields, starterId: starter.id, ...(shared.length > 0 && { signersOf }) }
}
