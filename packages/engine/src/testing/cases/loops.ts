import type { Case } from '../play.ts'

const all = 'start:s > user:a{each=people, item=who, assignee=${who}} > user:z > end:e'
const inTurn = 'start:s > user:a{each=people, item=who, assignee=${who}, seq} > user:z > end:e'
const until = (condition: string, more = '') =>
  `start:s > user:a{each=people, item=who, assignee=\${who}${more}, until=${condition}} > user:z > end:e`
const half = until('nrOfPassed / nrOfInstances >= 0.5')
const any = until('nrOfCompletedInstances >= 1')
const three = 'start people=li,wang,an'

/** Several who sign: all, a share, any one; side by side and in turn; with more and fewer of them. */
export const loops: readonly Case[] = [
  {
    is: 'all sign',
    process: all,
    trace: [`${three} → a:an a:li a:wang`, 'done a:wang → a:an a:li', 'done a:li → a:an', 'done a:an → z', 'done z → over'],
  },
  { is: 'one of one', process: all, trace: ['start people=["li"] → a:li', 'done a:li → z'] },
  { is: 'nobody', process: all, trace: ['start people=[] → z'] },
  { is: 'a list that is not there', process: all, trace: ['start → z'] },
  {
    is: 'a signature of somebody else',
    process: all,
    trace: [
      `${three} → a:an a:li a:wang`,
      'done a:li by=wang → refused notYours',
      'done a:li → a:an a:wang',
      'done a:li → refused notThere',
    ],
  },
  {
    is: 'a share is enough',
    process: half,
    trace: [`${three} → a:an a:li a:wang`, 'done a:li pass=true → a:an a:wang', 'done a:an pass=true → z'],
  },
  {
    is: 'a share that is not reached',
    process: half,
    trace: [
      `${three} → a:an a:li a:wang`,
      'done a:li pass=false → a:an a:wang',
      'done a:an pass=true → a:wang',
      'done a:wang pass=false → z',
    ],
  },
  {
    is: 'any one is enough',
    process: any,
    trace: [`${three} → a:an a:li a:wang`, 'done a:wang → z', 'done a:li → refused notThere'],
  },
  {
    is: 'one who rejects ends it',
    process: until('nrOfRejected > 0'),
    trace: [`${three} → a:an a:li a:wang`, 'done a:li pass=true → a:an a:wang', 'done a:an pass=false → z'],
  },
  { is: 'in turn', process: inTurn, trace: [`${three} → a:li`, 'done a → a:wang', 'done a → a:an', 'done a → z'] },
  {
    is: 'in turn until one rejects',
    process: until('nrOfRejected > 0', ', seq'),
    trace: [`${three} → a:li`, 'done a pass=true → a:wang', 'done a pass=false → z'],
  },
  {
    is: 'in turn until one is enough',
    process: until('nrOfCompletedInstances >= 1', ', seq'),
    trace: [`${three} → a:li`, 'done a → z'],
  },
  {
    is: 'a number of times',
    process: 'start:s > user:a{times=3} > user:z > end:e',
    trace: ['start → a a a', 'done a → a a', 'done a → a', 'done a → z'],
  },
  {
    is: 'a number of times by an expression',
    process: 'start:s > user:a{times=${n}, seq} > user:z > end:e',
    trace: ['start n=2 → a', 'done a → a', 'done a → z'],
  },
  {
    is: 'a number that is none',
    process: 'start:s > user:a{times=${n}} > user:z > end:e',
    trace: ['start n=some → !a', 'retry a n=1 → a', 'done a → z'],
  },
  { is: 'too many', process: 'start:s > user:a{times=5000} > user:z > end:e', trace: ['start → !a'] },
  {
    is: 'a condition that fails keeps those who sign',
    process: until('nrOfPassed / most >= 1'),
    trace: ['start people=li,wang most=0 → a:li a:wang', 'done a:li pass=true → !a a:wang', 'retry a most=1 → z'],
  },
  {
    is: 'a deadline over all',
    process: `${all}\nedge:t{on=a, after=P1D} > user:late > e`,
    trace: [`${three} → a:an a:li a:wang`, 'done a:li → a:an a:wang', 'wait P1D → late', 'done late → over'],
  },
  {
    is: 'a reminder beside all, once',
    process: `${all}\nedge:t{on=a, after=P1D, keep} > send:m{message=hurry} > end:e2`,
    trace: ['start people=li,wang → a:li a:wang', 'wait P1D → a:li a:wang, message hurry'],
  },
  {
    is: 'a sub-process for each',
    process:
      'start:s > sub:u{each=people, item=who} > user:z > end:e\nin u: start:us > user:a{assignee=${who}} > user:b > end:ue',
    trace: ['start people=li,wang → a:li a:wang', 'done a:li → a:wang b', 'done b → a:wang', 'done a:wang → b', 'done b → z'],
  },
  {
    is: 'a sub-process for each, in turn',
    process: 'start:s > sub:u{each=people, item=who, seq} > user:z > end:e\nin u: start:us > user:a{assignee=${who}} > end:ue',
    trace: ['start people=li,wang → a:li', 'done a → a:wang', 'done a → z'],
  },
  {
    is: 'a sub-process for each until one is enough',
    process:
      'start:s > sub:u{each=people, item=who, until=nrOfCompletedInstances == 1} > user:z > end:e\nin u: start:us > user:a{assignee=${who}} > user:b > end:ue',
    trace: ['start people=li,wang → a:li a:wang', 'done a:li → a:wang b', 'done b → z'],
  },
  {
    is: 'an error out of one of several sub-processes',
    process:
      'start:s > sub:u{each=people, item=who} > user:z > end:e\nedge:x{on=u, error=bad} > user:c > e\nin u: start:us > user:a{assignee=${who}} > end:ue{error=bad}',
    trace: ['start people=li,wang → a:li a:wang', 'done a:li → c', 'done c → over'],
  },
  {
    is: 'a called process for each',
    process:
      'start:s > call:u{each=people, item=who, calls=q} > user:z > end:e\nof q: start:qs > user:a{assignee=${who}} > end:qe',
    trace: ['start people=li,wang → a:li a:wang', 'done a:wang → a:li', 'done a:li → z'],
  },
  {
    is: 'a service for each',
    process: 'start:s > service:x{each=orders, item=order, topic=erp} > user:z > end:e',
    trace: ['start orders=1,2 → x x', 'answer x → x', 'answer x → z'],
  },
  {
    is: 'signers within a branch',
    process: 'start:s > and:f > user:a{each=people, item=who, assignee=${who}} > and:j > user:z > end:e\nf > user:b > j',
    trace: ['start people=li,wang → a:li a:wang b', 'done a:li → a:wang b', 'done b → a:wang', 'done a:wang → z'],
  },
  {
    is: 'a signer is added while others sign',
    process: all,
    trace: [
      'start people=li,wang → a:li a:wang',
      'done a:li → a:wang',
      'add a:wang an → a:an a:wang',
      'done a:wang → a:an',
      'done a:an → z',
    ],
  },
  {
    is: 'two signers are added at once',
    process: all,
    trace: ['start people=["li"] → a:li', 'add a an wang → a:an a:li a:wang'],
  },
  {
    is: 'a signer who already signs',
    process: all,
    trace: ['start people=li,wang → a:li a:wang', 'add a:li wang → refused alreadySigning'],
  },
  {
    is: 'a signer to a step of one',
    process: 'start:s > user:a{assignee=li} > end:e',
    trace: ['start → a:li', 'add a an → refused notShared'],
  },
  {
    is: 'a signer is added in turn',
    process: inTurn,
    trace: ['start people=li,wang → a:li', 'add a an → a:li', 'done a → a:an', 'done a → a:wang', 'done a → z'],
  },
  {
    is: 'a signer is removed while others sign',
    process: all,
    trace: [`${three} → a:an a:li a:wang`, 'remove a:li wang → a:an a:li', 'done a:li → a:an', 'done a:an → z'],
  },
  {
    is: 'the one who had not signed is removed',
    process: all,
    trace: ['start people=li,wang → a:li a:wang', 'done a:li → a:wang', 'remove a:wang wang → z'],
  },
  { is: 'the last one stays', process: all, trace: ['start people=["li"] → a:li', 'remove a li → refused lastSigner'] },
  {
    is: 'a signer who is none',
    process: all,
    trace: ['start people=li,wang → a:li a:wang', 'remove a:li an → refused notThere'],
  },
  {
    is: 'a signer whose turn has not come is removed',
    process: inTurn,
    trace: [`${three} → a:li`, 'remove a wang → a:li', 'done a → a:an', 'done a → z'],
  },
  {
    is: 'the signer whose turn it is is removed',
    process: inTurn,
    trace: [`${three} → a:li`, 'remove a li → a:wang', 'done a → a:an'],
  },
  {
    is: 'a removal makes the share enough',
    process: half,
    trace: ['start people=li,wang,an → a:an a:li a:wang', 'done a:li pass=true → a:an a:wang', 'remove a:an an → z'],
  },
  {
    is: 'one is added and removed again',
    process: all,
    trace: [
      'start people=li,wang → a:li a:wang',
      'add a:li an → a:an a:li a:wang',
      'remove a:li an → a:li a:wang',
      'add a:li an → a:an a:li a:wang',
    ],
  },
]
