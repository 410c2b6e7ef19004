/** What somebody types into the quick log; a day is `YYYY-MM-DD`. */
export type Entry = { customerId: string | null; way: string; said: string; nextStep: string; nextOn: string | null }

export type Wrong = Partial<Record<'customer' | 'said' | 'nextOn', true>>

const maxSubject = 120

/** What is missing; a next step without a day would never come up again. */
export const wrongIn = ({ customerId, said, nextStep, nextOn }: Entry): Wrong => ({
  ...(!customerId && { customer: true }),
  ...(!said.trim() && { said: true }),
  ...(nextStep.trim() && !nextOn && { nextOn: true }),
})

/** The contact record of it: the first line is its subject, the whole its summary where it says more. */
export function recordOf({ customerId, way, said, nextStep, nextOn }: Entry, followsId: string | undefined) {
  const text = said.trim()
  const [first = ''] = text.split('\n')
  const subject = [...first].slice(0, maxSubject).join('')
  return {
    customerId,
    way,
    subject,
    summary: text === subject ? null : text,
    nextStep: nextStep.trim() || null,
    nextOn,
    ...(followsId && { followsId }),
  }
}

/** The day so many days after another; both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
