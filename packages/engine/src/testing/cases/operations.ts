import type { Case } from '../play.ts'

const row = 'start:s > user:a{assignee=li} > user:b{assignee=wang} > user:c{assignee=an} > end:e'
const fork = 'start:s > user:a > and:f > user:b > user:b2 > and:j > user:z > end:e\nf > user:c > j'
const pool = 'start:s > user:a{candidateUsers=li,wang, candidateGroups=buyers} > user:b > end:e'
const own = 'start:s > user:a{assignee=li} > xor:x -[pass]> user:b > end:e\nx -[else]> user:mine{assignee=${initiator}} > a'
const sub = 'start:s > user:a > sub:u > user:z > end:e\nin u: start:us > user:b > user:c > end:ue'

/** What people and administrators do beside deciding. */
export const operations: readonly Case[] = [
  {
    is: 'claim',
    process: pool,
    trace: [
      'start → a',
      'done a by=li → refused notClaimed',
      'claim a by=li → a:li',
      'claim a by=wang → refused alreadyClaimed',
      'done a by=wang → refused notYours',
      'done a → b',
    ],
  },
  {
    is: 'a claimed task is given back',
    process: pool,
    trace: [
      'start → a',
      'claim a by=li → a:li',
      'unclaim a by=wang → refused notClaimed',
      'unclaim a by=li → a',
      'claim a by=wang → a:wang',
    ],
  },
  { is: 'an unclaimed task is dispatched', process: pool, trace: ['start → a', 'assign a an → a:an', 'done a → b'] },
  {
    is: 'delegate and return',
    process: row,
    trace: [
      'start → a:li',
      'delegate a an → a:an<li',
      'done a by=an → refused delegated',
      'return a by=an → a:li',
      'done a → b:wang',
    ],
  },
  { is: 'delegate to oneself', process: row, trace: ['start → a:li', 'delegate a li → refused sameUser'] },
  {
    is: 'delegate twice',
    process: row,
    trace: ['start → a:li', 'delegate a an → a:an<li', 'delegate a wang → refused delegated'],
  },
  { is: 'return what was not lent', process: row, trace: ['start → a:li', 'return a → refused notDelegated'] },
  {
    is: 'transfer',
    process: row,
    trace: [
      'start → a:li',
      'assign a an → a:an',
      'assign a an → refused sameUser',
      'done a by=li → refused notYours',
      'done a → b:wang',
    ],
  },
  {
    is: 'a lent task is transferred for good',
    process: row,
    trace: ['start → a:li', 'delegate a an → a:an<li', 'assign a wang → a:wang', 'done a → b:wang'],
  },
  { is: 'urge', process: row, trace: ['start → a:li', 'urge → a:li, urge li'] },
  { is: 'urge those who could claim', process: pool, trace: ['start → a', 'urge → a, urge li,wang'] },
  {
    is: 'rollback to the step before',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'back b a → a:li', 'done a → b:wang'],
  },
  {
    is: 'rollback over two steps',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'done b → c:an', 'back c a → a:li', 'done a → b:wang', 'done b → c:an'],
  },
  {
    is: 'rollback to whoever did it',
    process: row,
    trace: ['start → a:li', 'assign a an → a:an', 'done a → b:wang', 'back b a → a:an'],
  },
  {
    is: 'rollback to a step that was not done',
    process: row,
    trace: ['start → a:li', 'back a b → refused notBack', 'done a → b:wang', 'back b c → refused notBack'],
  },
  {
    is: 'rollback that comes straight back',
    process: row,
    trace: [
      'start → a:li',
      'done a → b:wang',
      'done b → c:an',
      'back c a returns → a:li',
      'done a straight → c:an',
      'done c → over',
    ],
  },
  {
    is: 'rollback that goes the whole way again',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'done b → c:an', 'back c a returns → a:li', 'done a → b:wang'],
  },
  {
    is: 'rollback within a branch',
    process: fork,
    trace: ['start → a', 'done a → b c', 'done b → b2 c', 'back b2 b → b c', 'done b → b2 c', 'done b2 → c', 'done c → z'],
  },
  {
    is: 'rollback out of a branch closes the others',
    process: fork,
    trace: ['start → a', 'done a → b c', 'done b → b2 c', 'back c a → a', 'done a → b c'],
  },
  {
    is: 'rollback out of a branch while another waits in the join',
    process: fork,
    trace: [
      'start → a',
      'done a → b c',
      'done c → b',
      'back b a → a',
      'done a → b c',
      'done b → b2 c',
      'done b2 → c',
      'done c → z',
      'done z → over',
    ],
  },
  {
    is: 'rollback within a branch while another waits in the join',
    process: fork,
    trace: ['start → a', 'done a → b c', 'done c → b', 'done b → b2', 'back b2 b → b', 'done b → b2', 'done b2 → z'],
  },
  {
    is: 'rollback after the join goes before the fork',
    process: fork,
    trace: ['start → a', 'done a → b c', 'done b → b2 c', 'done b2 → c', 'done c → z', 'back z a → a', 'done a → b c'],
  },
  {
    is: 'rollback after the join into a branch',
    process: fork,
    trace: [
      'start → a',
      'done a → b c',
      'done b → b2 c',
      'done b2 → c',
      'done c → z',
      'back z b → refused notBack',
      'back z c → refused notBack',
    ],
  },
  {
    is: 'rollback into another branch',
    process: fork,
    trace: ['start → a', 'done a → b c', 'done b → b2 c', 'back c b → refused notBack'],
  },
  {
    is: 'rollback out of nested branches',
    process:
      'start:s > user:a > and:f > user:b > and:g > user:c > and:k > and:j > user:z > end:e\ng > user:d > k\nf > user:x > j',
    trace: ['start → a', 'done a → b x', 'done b → c d x', 'back d b → b x', 'done b → c d x', 'back c a → a', 'done a → b x'],
  },
  {
    is: 'rollback in a loop',
    process: 'start:s > xor:m > user:a > user:b > xor:x -[ok]> end:e\nx -[else]> m',
    trace: ['start → a', 'done a → b', 'done b ok=false → a', 'back a b → b', 'done b ok=true → over'],
  },
  {
    is: 'rollback out of a sub-process',
    process: sub,
    trace: ['start → a', 'done a → b', 'done b → c', 'back c a → a', 'done a → b'],
  },
  {
    is: 'rollback within a sub-process',
    process: sub,
    trace: ['start → a', 'done a → b', 'done b → c', 'back c b → b', 'done b → c', 'done c → z'],
  },
  {
    is: 'rollback into a sub-process that is over',
    process: sub,
    trace: ['start → a', 'done a → b', 'done b → c', 'done c → z', 'back z b → refused notBack', 'back z a → a'],
  },
  {
    is: 'rollback by one of several who sign',
    process: 'start:s > user:a > user:b{each=people, item=who, assignee=${who}} > user:z > end:e',
    trace: [
      'start people=li,wang → a',
      'done a → b:li b:wang',
      'done b:li → b:wang',
      'back b:wang a → a',
      'done a → b:li b:wang',
      'done b:li → b:wang',
      'done b:wang → z',
      'back z b → b:li b:wang',
    ],
  },
  {
    is: 'rollback over an inclusive diamond',
    process: 'start:s > user:a > or:f -[m]> user:b > or:j > user:z > end:e\nf -[n]> user:c > j',
    trace: [
      'start m=true n=true → a',
      'done a → b c',
      'done b → c',
      'back c a → a',
      'done a n=false → b',
      'done b → z',
      'back z a → a',
    ],
  },
  {
    is: 'rollback in the branch that is left when the other has ended',
    process: 'start:s > user:a > and:f > user:b > end:e\nf > user:c > user:d > end:e2',
    trace: [
      'start → a',
      'done a → b c',
      'done b → c',
      'done c → d',
      'back d c → c',
      'done c → d',
      'back d a → a',
      'done a → b c',
    ],
  },
  {
    is: 'a deadline goes with the rollback',
    process: 'start:s > user:a > user:b > end:e\nedge:t{on=b, after=P1D} > user:late > e',
    trace: ['start → a', 'done a → b', 'back b a → a', 'wait P2D → a', 'done a → b', 'wait P1D → late'],
  },
  {
    is: 'recall what one decided',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'recall a by=li → a:li', 'done a → b:wang'],
  },
  {
    is: 'recall what another decided',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'recall a by=an → refused tooLate'],
  },
  {
    is: 'recall too late',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'done b → c:an', 'recall a by=li → refused tooLate', 'recall b by=wang → b:wang'],
  },
  {
    is: 'recall before a fork',
    process: 'start:s > user:a{assignee=li} > and:f > user:b > and:j > end:e\nf > user:c > j',
    trace: [
      'start → a:li',
      'done a → b c',
      'recall a by=li → a:li',
      'done a → b c',
      'done b by=x → c',
      'recall a by=li → refused tooLate',
    ],
  },
  {
    is: 'withdraw for good',
    process: row,
    trace: ['start → a:li', 'withdraw end by=li → refused notYours', 'withdraw end → withdrawn', 'done a → refused over'],
  },
  {
    is: 'withdraw to the start',
    process: row,
    trace: ['start → a:li', 'done a → b:wang', 'withdraw start → a:me', 'done a → b:wang'],
  },
  {
    is: 'withdraw to the step of the initiator',
    process: own,
    trace: ['start → a:li', 'done a pass=true → b', 'withdraw start → mine:me', 'done mine → a:li'],
  },
  {
    is: 'withdraw out of branches',
    process: fork,
    trace: ['start → a', 'done a → b c', 'withdraw start → a:me', 'done a → b c'],
  },
  { is: 'withdraw out of a sub-process', process: sub, trace: ['start → a', 'done a → b', 'withdraw start → a:me'] },
  {
    is: 'reject and resubmit',
    process: own,
    trace: ['start → a:li', 'done a pass=false → mine:me', 'done mine → a:li', 'done a pass=true → b', 'done b → over'],
  },
  { is: 'terminate', process: fork, trace: ['start → a', 'done a → b c', 'terminate → terminated', 'done b → refused over'] },
  {
    is: 'suspend and resume',
    process: row,
    trace: [
      'start → a:li',
      'suspend → suspended a:li',
      'done a → refused suspended',
      'urge → refused suspended',
      'resume → a:li',
      'resume → refused notSuspended',
      'done a → b:wang',
    ],
  },
  {
    is: 'a timer of a suspended process waits',
    process: 'start:s > catch:t{after=PT1H} > user:a > end:e',
    trace: ['start → t', 'suspend → suspended t', 'wait PT2H → refused suspended', 'resume → t', 'wait PT1H → a'],
  },
  { is: 'an administrator moves a token', process: row, trace: ['start → a:li', 'move a c → c:an', 'done c → over'] },
  {
    is: 'an administrator moves two tokens into one',
    process: fork,
    trace: ['start → a', 'done a → b c', 'move b+c z → z', 'done z → over'],
  },
  {
    is: 'an administrator moves a token to nowhere',
    process: sub,
    trace: ['start → a', 'move a nowhere → refused unknownNode', 'move a b → refused unknownNode'],
  },
  { is: 'an administrator moves a token into a join', process: fork, trace: ['start → a', 'done a → b c', 'move b+c j → z'] },
]
