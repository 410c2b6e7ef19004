import type { Case } from '../play.ts'

const sub = 'start:s > sub:u > user:b > end:e\nin u: start:us > user:a > end:ue'
const caught = (end: string, edge: string) =>
  `start:s > sub:u > user:b > end:e\nedge:x{on=u, ${edge}} > user:c > e\nin u: start:us > user:a > end:ue{${end}}`
const called = 'start:s > call:u{calls=q} > user:b > end:e\nof q: start:qs > user:a > end:qe'

/** Sub-processes and called processes, and what crosses their borders. */
export const scopes: readonly Case[] = [
  { is: 'a sub-process', process: sub, trace: ['start → a', 'done a → b', 'done b → over'] },
  { is: 'an empty sub-process', process: 'start:s > sub:u > user:b > end:e', trace: ['start → b'] },
  {
    is: 'a sub-process in a sub-process',
    process: 'start:s > sub:u > user:b > end:e\nin u: start:us > sub:v > user:c > end:ue\nin v: start:vs > user:a > end:ve',
    trace: ['start → a', 'done a → c', 'done c → b'],
  },
  {
    is: 'a sub-process that ends when all of its branches have',
    process: 'start:s > sub:u > user:b > end:e\nin u: start:us > and:f > user:a > end:ue\nin u: f > user:c > end:ue2',
    trace: ['start → a c', 'done a → c', 'done c → b'],
  },
  {
    is: 'an end that terminates its sub-process only',
    process:
      'start:s > and:g > sub:u > user:b > end:e\ng > user:d > end:e2\nin u: start:us > and:f > user:a > end:ue{terminate}\nin u: f > user:c > end:ue2',
    trace: ['start → a c d', 'done a → b d'],
  },
  {
    is: 'a deadline over a sub-process',
    process:
      'start:s > sub:u > user:b > end:e\nedge:t{on=u, after=P1D} > user:c > e\nin u: start:us > and:f > user:a > end:ue\nin u: f > user:d > end:ue2',
    trace: ['start → a d', 'done a → d', 'wait P1D → c', 'done c → over'],
  },
  {
    is: 'a reminder beside a sub-process',
    process:
      'start:s > sub:u > user:b > end:e\nedge:t{on=u, after=P1D, keep} > user:c > end:e2\nin u: start:us > user:a > end:ue',
    trace: ['start → a', 'wait P1D → a c', 'done a → b c'],
  },
  {
    is: 'an error out of a sub-process',
    process: caught('error=bad', 'error=bad'),
    trace: ['start → a', 'done a → c', 'done c → over'],
  },
  { is: 'an error that another code catches', process: caught('error=bad', 'error=worse'), trace: ['start → a', 'done a → !ue'] },
  {
    is: 'an error ends the other branches',
    process:
      'start:s > sub:u > user:b > end:e\nedge:x{on=u, error=bad} > user:c > e\nin u: start:us > and:f > user:a > end:ue{error=bad}\nin u: f > user:d > end:ue2',
    trace: ['start → a d', 'done a → c'],
  },
  {
    is: 'an error out of two sub-processes',
    process:
      'start:s > sub:u > user:b > end:e\nedge:x{on=u, error=bad} > user:c > e\nin u: start:us > sub:v > end:ue\nin v: start:vs > user:a > end:ve{error=bad}',
    trace: ['start → a', 'done a → c'],
  },
  {
    is: 'the inner of two that catch an error',
    process:
      'start:s > sub:u > user:b > end:e\nedge:x{on=u, error=bad} > user:c > e\nin u: start:us > sub:v > end:ue\nin u: edge:y{on=v, error=bad} > user:d > ue\nin v: start:vs > user:a > end:ve{error=bad}',
    trace: ['start → a', 'done a → d', 'done d → b'],
  },
  { is: 'an error at the top', process: 'start:s > user:a > end:e{error=bad}', trace: ['start → a', 'done a → !e'] },
  {
    is: 'an escalation that ends a sub-process',
    process: caught('escalation=up', 'escalation=up'),
    trace: ['start → a', 'done a → c, escalate up'],
  },
  {
    is: 'an escalation beside a sub-process',
    process:
      'start:s > sub:u > user:b > end:e\nedge:x{on=u, escalation=up, keep} > user:c > end:e2\nin u: start:us > user:a > throw:t{escalation=up} > user:d > end:ue',
    trace: ['start → a', 'done a → c d, escalate up', 'done d → b c'],
  },
  {
    is: 'an escalation that nobody catches',
    process: 'start:s > user:a > throw:t{escalation=up} > user:b > end:e',
    trace: ['start → a', 'done a → b, escalate up'],
  },
  {
    is: 'an escalation for an event sub-process',
    process:
      'start:s > user:a > throw:t{escalation=up} > user:b > end:e\nhandler:h\nin h: start:hs{escalation=up, keep} > user:c > end:he',
    trace: ['start → a', 'done a → b c, escalate up'],
  },
  {
    is: 'an event sub-process within a sub-process',
    process:
      'start:s > sub:u > user:b > end:e\nin u: start:us > user:a > end:ue\nin u: handler:h\nin h: start:hs{message=stop} > user:c > end:he',
    trace: ['start → a', 'message stop → c', 'done c → b'],
  },
  {
    is: 'an error within an event sub-process goes further out',
    process:
      'start:s > sub:u > user:b > end:e\nedge:x{on=u, error=bad} > user:d > e\nin u: start:us > user:a > end:ue{error=bad}\nin u: handler:h\nin h: start:hs{error=bad} > user:c > end:he{error=bad}',
    trace: ['start → a', 'done a → c', 'done c → d'],
  },
  {
    is: 'a sub-process twice',
    process: 'start:s > xor:m > sub:u > xor:x -[ok]> end:e\nx -[else]> m\nin u: start:us > user:a > end:ue',
    trace: ['start → a', 'done a ok=false → a', 'done a ok=true → over'],
  },
  {
    is: 'two sub-processes side by side',
    process:
      'start:s > and:f > sub:u > and:j > user:z > end:e\nf > sub:v > j\nin u: start:us > user:a > end:ue\nin v: start:vs > user:b > end:ve',
    trace: ['start → a b', 'done b → a', 'done a → z'],
  },
  { is: 'a called process', process: called, trace: ['start → a', 'done a → b', 'done b → over'] },
  {
    is: 'a called process keeps its own values',
    process:
      'start:s > call:u{calls=q} > xor:x -[n == 1]> user:b > end:e\nx -[else]> user:c > e\nof q: start:qs > script:qa{script=${5}, resultVariable=own} > user:a{assignee=${own}} > end:qe',
    trace: ['start n=1 → a:5', 'done a → b'],
  },
  {
    is: 'values are handed over and taken back',
    process:
      'start:s > call:u{calls=q, in=n->m, out=r->k} > user:b{assignee=${k}} > end:e\nof q: start:qs > script:x{script=${m + 1}, resultVariable=r} > end:qe',
    trace: ['start n=4 → b:5'],
  },
  {
    is: 'a process called twice',
    process: 'start:s > call:u{calls=q} > call:v{calls=q} > end:e\nof q: start:qs > user:a > end:qe',
    trace: ['start → a', 'done a → a', 'done a → over'],
  },
  {
    is: 'a process called side by side',
    process: 'start:s > and:f > call:u{calls=q} > and:j > end:e\nf > call:v{calls=q} > j\nof q: start:qs > user:a > end:qe',
    trace: ['start → a a', 'done a → a', 'done a → over'],
  },
  {
    is: 'an error out of a called process',
    process:
      'start:s > call:u{calls=q} > user:b > end:e\nedge:x{on=u, error=bad} > user:c > e\nof q: start:qs > user:a > end:qe{error=bad}',
    trace: ['start → a', 'done a → c'],
  },
  {
    is: 'an end of a called process terminates that one only',
    process:
      'start:s > call:u{calls=q} > user:b > end:e\nof q: start:qs > and:f > user:a > end:qe{terminate}\nof q: f > user:c > end:qe2',
    trace: ['start → a c', 'done a → b'],
  },
  { is: 'a process that calls itself without end', process: 'start:s > call:u{calls=p} > end:e', trace: ['start → !u'] },
  {
    is: 'a process that calls another which calls it once',
    process:
      'start:s > xor:x -[n > 0]> call:u{calls=q} > user:b > end:e\nx -[else]> e\nof q: start:qs > script:y{script=${n - 1}, resultVariable=n} > call:v{calls=p} > end:qe',
    trace: ['start n=1 → b', 'done b → over'],
  },
]
