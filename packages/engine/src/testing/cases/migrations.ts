import type { Case } from '../play.ts'

const two = 'start:s > user:a > user:b > end:e'

/** Running processes that are taken over to another diagram. */
export const migrations: readonly Case[] = [
  {
    is: 'an added step before',
    process: two,
    next: 'start:s > user:n > user:a > user:b > end:e',
    trace: ['start → a', 'migrate → a', 'done a → b', 'done b → over'],
  },
  {
    is: 'an added step behind',
    process: two,
    next: 'start:s > user:a > user:n > user:b > end:e',
    trace: ['start → a', 'migrate → a', 'done a → n', 'done n → b'],
  },
  {
    is: 'a removed step behind',
    process: two,
    next: 'start:s > user:a > end:e',
    trace: ['start → a', 'migrate → a', 'done a → over'],
  },
  {
    is: 'a removed step that waits',
    process: two,
    next: 'start:s > user:a > end:e',
    trace: ['start → a', 'done a → b', 'migrate → refused notMigratable', 'migrate b=a → a', 'done a → over'],
  },
  {
    is: 'a step with another name',
    process: two,
    next: 'start:s > user:a > user:x{assignee=li} > end:e',
    trace: ['start → a', 'done a → b', 'migrate b=x → x', 'done x → over'],
  },
  {
    is: 'a step of another kind',
    process: two,
    next: 'start:s > user:a > service:b{topic=erp} > end:e',
    trace: ['start → a', 'done a → b', 'migrate → b', 'answer b → over'],
  },
  {
    is: 'an assignee that was chosen stays',
    process: 'start:s > user:a{assignee=li} > end:e',
    next: 'start:s > user:a{assignee=an} > user:b > end:e',
    trace: ['start → a:li', 'assign a wang → a:wang', 'migrate → a:wang', 'done a → b'],
  },
  {
    is: 'an added deadline',
    process: two,
    next: `${two}\nedge:t{on=a, after=P1D} > user:late > e`,
    trace: ['start → a', 'migrate → a', 'wait P1D → late'],
  },
  {
    is: 'a removed deadline',
    process: `${two}\nedge:t{on=a, after=P1D} > user:late > e`,
    next: two,
    trace: ['start → a', 'migrate → a', 'wait P1D → a'],
  },
  {
    is: 'a deadline that stays runs on',
    process: `${two}\nedge:t{on=a, after=P2D} > user:late > e`,
    next: `start:s > user:a > user:n > end:e\nedge:t{on=a, after=P2D} > user:late > e`,
    trace: ['start → a', 'wait P1D → a', 'migrate → a', 'wait P1D → late'],
  },
  {
    is: 'branches',
    process: 'start:s > and:f > user:a > and:j > user:z > end:e\nf > user:b > j',
    next: 'start:s > and:f > user:a > and:j > user:z > end:e\nf > user:b > user:n > j',
    trace: ['start → a b', 'done a → b', 'migrate → b', 'done b → n', 'done n → z'],
  },
  {
    is: 'an added branch: the join no longer has all',
    process: 'start:s > and:f > user:a > and:j > user:z > end:e\nf > user:b > j',
    next: 'start:s > and:f > user:a > and:j > user:z > end:e\nf > user:b > j\nf > user:c > j',
    trace: ['start → a b', 'done a → b', 'migrate → !j b'],
  },
  {
    is: 'a removed branch with its token',
    process: 'start:s > and:f > user:a > and:j > user:z > end:e\nf > user:b > j\nf > user:c > j',
    next: 'start:s > and:f > user:a > and:j > user:z > end:e\nf > user:b > j',
    trace: ['start → a b c', 'done c → a b', 'migrate → refused notMigratable'],
  },
  {
    is: 'signers',
    process: 'start:s > user:a{each=people, item=who, assignee=${who}} > end:e',
    next: 'start:s > user:a{each=people, item=who, assignee=${who}, until=nrOfCompletedInstances >= 1} > user:z > end:e',
    trace: ['start people=li,wang → a:li a:wang', 'migrate → a:li a:wang', 'done a:li → z'],
  },
  {
    is: 'one who becomes several',
    process: 'start:s > user:a > end:e',
    next: 'start:s > user:a{each=people, item=who, assignee=${who}} > end:e',
    trace: ['start people=li,wang → a', 'migrate → a:li a:wang', 'done a:li → a:wang', 'done a:wang → over'],
  },
  {
    is: 'a sub-process',
    process: 'start:s > sub:u > end:e\nin u: start:us > user:a > end:ue',
    next: 'start:s > sub:u > user:z > end:e\nin u: start:us > user:a > user:b > end:ue',
    trace: ['start → a', 'migrate → a', 'done a → b', 'done b → z'],
  },
  {
    is: 'a step that moved into a sub-process',
    process: two,
    next: 'start:s > sub:u > user:b > end:e\nin u: start:us > user:a > end:ue',
    trace: ['start → a', 'migrate → refused notMigratable'],
  },
  {
    is: 'an added event sub-process',
    process: two,
    next: `${two}\nhandler:h\nin h: start:hs{message=stop} > user:c > end:he`,
    trace: ['start → a', 'migrate → a', 'message stop → c'],
  },
  {
    is: 'a removed event sub-process',
    process: `${two}\nhandler:h\nin h: start:hs{message=stop} > user:c > end:he`,
    next: two,
    trace: ['start → a', 'migrate → a', 'message stop → refused notThere'],
  },
  {
    is: 'a way back over a removed step',
    process: 'start:s > user:a > user:b > user:c > end:e',
    next: 'start:s > user:a > user:c > end:e',
    trace: ['start → a', 'done a → b', 'done b → c', 'migrate → c', 'back c b → refused notBack', 'back c a → a', 'done a → c'],
  },
  {
    is: 'a way back over a renamed step',
    process: 'start:s > user:a > user:b > end:e',
    next: 'start:s > user:x > user:b > end:e',
    trace: ['start → a', 'done a → b', 'migrate a=x → b', 'back b x → x', 'done x → b'],
  },
  {
    is: 'an incident is repaired by a new diagram',
    process: 'start:s > xor:x -[n / 0 > 1]> user:a > end:e\nx -[else]> user:b > e',
    next: 'start:s > xor:x -[n > 1]> user:a > end:e\nx -[else]> user:b > e',
    trace: ['start n=2 → !x', 'migrate → !x', 'retry x → a'],
  },
  {
    is: 'an event that waits',
    process: 'start:s > catch:m{message=paid} > user:a > end:e',
    next: 'start:s > catch:m{message=received} > user:a > end:e',
    trace: ['start → m', 'migrate → m', 'message received → a'],
  },
]
