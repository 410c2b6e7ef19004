import type { Case } from '../play.ts'

const both = 'start:s > events:g > catch:m{message=paid} > user:a > end:e\ng > catch:t{after=P3D} > user:b > e'
const handled = (start: string) => `start:s > user:a > end:e\nhandler:h\nin h: start:hs{${start}} > user:b > end:he`

/** Timers, messages, signals, conditions, errors and escalations: caught in between, at borders, by event sub-processes. */
export const events: readonly Case[] = [
  {
    is: 'a timer in between',
    process: 'start:s > catch:t{after=PT1H} > user:a > end:e',
    trace: ['start → t', 'wait PT59M → t', 'wait PT1M → a'],
  },
  {
    is: 'a timer at a date',
    process: 'start:s > catch:t{at=2026-01-06T08:00:00Z} > user:a > end:e',
    trace: ['start → t', 'wait PT23H → t', 'wait PT1H → a'],
  },
  {
    is: 'a timer by an expression',
    process: 'start:s > catch:t{after=${delay}} > user:a > end:e',
    trace: ['start delay=P2D → t', 'wait P1D → t', 'wait P1D → a'],
  },
  {
    is: 'a timer whose time cannot be read',
    process: 'start:s > catch:t{after=${delay}} > user:a > end:e',
    trace: ['start delay=soon → !t', 'retry t delay=PT1M → t', 'wait PT1M → a'],
  },
  {
    is: 'a deadline that passes',
    process: 'start:s > user:a > end:e\nedge:t{on=a, after=P1D} > user:b > e',
    trace: ['start → a', 'wait P1D → b', 'done a → refused notThere', 'done b → over'],
  },
  {
    is: 'a deadline that is kept',
    process: 'start:s > user:a > user:c > end:e\nedge:t{on=a, after=P1D} > user:b > e',
    trace: ['start → a', 'done a → c', 'wait P2D → c'],
  },
  {
    is: 'a reminder beside the task',
    process: 'start:s > user:a > end:e\nedge:t{on=a, after=P1D, keep} > user:b > end:e2',
    trace: ['start → a', 'wait P1D → a b', 'wait P1D → a b', 'done a → b', 'done b → over'],
  },
  {
    is: 'a reminder that is sent thrice',
    process: 'start:s > user:a > end:e\nedge:t{on=a, every=R3/P1D, keep} > send:b{message=hurry} > end:e2',
    trace: [
      'start → a',
      'wait P1D → a, message hurry',
      'wait P1D → a, message hurry',
      'wait P1D → a, message hurry',
      'wait P1D → a',
    ],
  },
  {
    is: 'a reminder without end stops with its task',
    process: 'start:s > user:a > user:c > end:e\nedge:t{on=a, every=R/PT1H, keep} > send:b{message=hurry} > end:e2',
    trace: ['start → a', 'wait PT1H → a, message hurry', 'wait PT1H → a, message hurry', 'done a → c', 'wait PT1H → c'],
  },
  {
    is: 'what was missed is not caught up on',
    process: 'start:s > user:a > end:e\nedge:t{on=a, every=R/PT1H, keep} > send:b{message=hurry} > end:e2',
    trace: ['start → a', 'wait P30D → a, message hurry'],
  },
  {
    is: 'a cycle of no length',
    process: 'start:s > user:a > end:e\nedge:t{on=a, every=R/PT0S, keep} > end:e2',
    trace: ['start → !a'],
  },
  {
    is: 'several timers fire in their order',
    process:
      'start:s > and:f > catch:t{after=PT2H} > send:a{message=late} > end:e\nf > catch:u{after=PT1H} > send:b{message=early} > end:e2',
    trace: ['start → t u', 'wait PT3H → over, message early, message late'],
  },
  {
    is: 'a message in between',
    process: 'start:s > catch:m{message=paid} > user:a > end:e',
    trace: ['start → m', 'message other → refused notThere', 'message paid sum=5 → a'],
  },
  {
    is: 'a message by an expression',
    process: 'start:s > catch:m{message=paid ${no}} > end:e',
    trace: ['start no=7 → m', 'message paid → refused notThere'],
  },
  { is: 'a receive task', process: 'start:s > receive:m{message=paid} > end:e', trace: ['start → m', 'message paid → over'] },
  {
    is: 'a message for the one that waited longest',
    process: 'start:s > and:f > catch:m{message=paid} > user:a > end:e\nf > catch:n{message=paid} > user:b > end:e2',
    trace: ['start → m n', 'message paid → a n', 'message paid → a b'],
  },
  {
    is: 'a message at the border',
    process: 'start:s > user:a > end:e\nedge:m{on=a, message=stop} > user:b > e',
    trace: ['start → a', 'message stop → b'],
  },
  {
    is: 'messages beside the task',
    process: 'start:s > user:a > end:e\nedge:m{on=a, message=note, keep} > user:b > end:e2',
    trace: ['start → a', 'message note → a b', 'message note → a b b', 'done a → b b'],
  },
  { is: 'a send task', process: 'start:s > send:m{message=order} > user:a > end:e', trace: ['start → a, message order'] },
  {
    is: 'a message thrown in between and at the end',
    process: 'start:s > throw:t{message=one} > user:a > end:e{message=two}',
    trace: ['start → a, message one', 'done a → over, message two'],
  },
  {
    is: 'a signal reaches everybody',
    process: 'start:s > and:f > catch:m{signal=go} > user:a > end:e\nf > catch:n{signal=go} > user:b > end:e2',
    trace: ['start → m n', 'signal go → a b', 'signal go → refused notThere'],
  },
  {
    is: 'a signal thrown within',
    process: 'start:s > and:f > catch:m{signal=go} > user:a > end:e\nf > user:b > throw:t{signal=go} > user:c > end:e2',
    trace: ['start → b m', 'done b → a c, signal go'],
  },
  {
    is: 'a signal at the border of a task',
    process: 'start:s > and:f > user:a > end:e\nedge:m{on=a, signal=go} > user:d > end:e3\nf > user:b > end:e2{signal=go}',
    trace: ['start → a b', 'done b → d, signal go'],
  },
  {
    is: 'a condition comes to hold',
    process: 'start:s > and:f > catch:c{when=sum > 100} > user:a > end:e\nf > user:b > end:e2',
    trace: ['start sum=1 → b c', 'done b sum=200 → a'],
  },
  {
    is: 'a condition holds at once',
    process: 'start:s > catch:c{when=sum > 100} > user:a > end:e',
    trace: ['start sum=101 → a'],
  },
  {
    is: 'a condition at the border',
    process: 'start:s > user:a > end:e\nedge:c{on=a, when=stop} > user:b > e',
    trace: ['start → a', 'set stop=true → b'],
  },
  { is: 'events: the message first', process: both, trace: ['start → m t', 'message paid → a', 'wait P4D → a'] },
  { is: 'events: the timer first', process: both, trace: ['start → m t', 'wait P3D → b', 'message paid → refused notThere'] },
  {
    is: 'events: a receive task among them',
    process: 'start:s > events:g > receive:m{message=paid} > user:a > end:e\ng > catch:n{signal=go} > user:b > e',
    trace: ['start → m n', 'message paid → a'],
  },
  {
    is: 'a service that is called',
    process: 'start:s > service:x{topic=erp} > user:a > end:e',
    trace: ['start → x', 'answer x no=7 → a'],
  },
  {
    is: 'a service that fails',
    process: 'start:s > service:x{topic=erp} > user:a > end:e',
    trace: ['start → x', 'fail x down → !x', 'retry x → x', 'answer x → a'],
  },
  {
    is: 'a service whose error is caught',
    process: 'start:s > service:x{topic=erp} > user:a > end:e\nedge:b{on=x, error=down} > user:c > e',
    trace: ['start → x', 'fail x down → c'],
  },
  {
    is: 'another error is not caught',
    process: 'start:s > service:x{topic=erp} > user:a > end:e\nedge:b{on=x, error=down} > user:c > e',
    trace: ['start → x', 'fail x full → !x'],
  },
  {
    is: 'any error is caught',
    process: 'start:s > service:x{topic=erp} > user:a > end:e\nedge:b{on=x, error=} > user:c > e',
    trace: ['start → x', 'fail x full → c'],
  },
  {
    is: 'a service that computes',
    process:
      'start:s > service:x{expression=${n * 2}, resultVariable=m} > xor:q -[m == 8]> user:a > end:e\nq -[else]> user:b > e',
    trace: ['start n=4 → a'],
  },
  {
    is: 'a script that is an expression',
    process: "start:s > script:x{script=${'Q' + n}, resultVariable=m} > user:a{assignee=${m}} > end:e",
    trace: ['start n=4 → a:Q4'],
  },
  {
    is: 'a script that cannot be computed',
    process: 'start:s > script:x{script=${n / 0}, resultVariable=m} > user:a > end:e',
    trace: ['start n=4 → !x'],
  },
  {
    is: 'an event sub-process that takes over',
    process: handled('message=stop'),
    trace: ['start → a', 'message stop → b', 'done b → over'],
  },
  {
    is: 'an event sub-process beside',
    process: handled('message=note, keep'),
    trace: ['start → a', 'message note → a b', 'done a → b', 'done b → over'],
  },
  {
    is: 'an event sub-process beside, twice',
    process: handled('signal=note, keep'),
    trace: ['start → a', 'signal note → a b', 'signal note → a b b', 'done b → a b'],
  },
  { is: 'an event sub-process by a timer', process: handled('after=P1D'), trace: ['start → a', 'wait P1D → b'] },
  { is: 'an event sub-process that is not needed', process: handled('after=P1D'), trace: ['start → a', 'done a → over'] },
  {
    is: 'an event sub-process for errors',
    process: 'start:s > service:x{topic=erp} > end:e\nhandler:h\nin h: start:hs{error=down} > user:b > end:he',
    trace: ['start → x', 'fail x down → b', 'done b → over'],
  },
  {
    is: 'a start that is chosen',
    process: 'start:s > user:a > end:e\nstart:t{message=order} > user:b > e',
    trace: ['start t → b', 'done b → over'],
  },
  { is: 'a start that is none', process: 'start:s > user:a > end:e', trace: ['start a → refused noStart'] },
]
