import type { Case } from '../play.ts'

/** Steps by themselves: events without a trigger, tasks, exclusive and parallel gateways. */
export const steps: readonly Case[] = [
  { is: 'nothing between start and end', process: 'start:s > end:e', trace: ['start → over'] },
  { is: 'a task of a person', process: 'start:s > user:a > end:e', trace: ['start → a', 'done a → over'] },
  { is: 'two tasks in a row', process: 'start:s > user:a > user:b > end:e', trace: ['start → a', 'done a → b', 'done b → over'] },
  { is: 'an end without an end event', process: 'start:s > user:a', trace: ['start → a', 'done a → over'] },
  { is: 'a process without a start event', process: 'user:a > user:b', trace: ['start → a', 'done a → b', 'done b → over'] },
  {
    is: 'two steps that nothing leads to',
    process: 'user:a > user:c\nuser:b',
    trace: ['start → a b', 'done a → b c', 'done b → c', 'done c → over'],
  },
  {
    is: 'plain and manual tasks',
    process: 'start:s > task:t > manual:m > user:a > end:e',
    trace: ['start → a', 'done a → over'],
  },
  {
    is: 'two ends',
    process: 'start:s > and:f > user:a > end:e\nf > user:b > end:e2',
    trace: ['start → a b', 'done b → a', 'done a → over'],
  },
  {
    is: 'a task done twice',
    process: 'start:s > user:a > user:b > end:e',
    trace: ['start → a', 'done a → b', 'done a → refused notThere', 'done b → over', 'done b → refused over'],
  },
  {
    is: 'a person who is named',
    process: 'start:s > user:a{assignee=li} > end:e',
    trace: ['start → a:li', 'done a by=wang → refused notYours', 'done a → over'],
  },
  {
    is: 'a person by an expression',
    process: 'start:s > user:a{assignee=${head}} > end:e',
    trace: ['start head=li → a:li', 'done a → over'],
  },
  { is: 'the initiator', process: 'start:s > user:a{assignee=${initiator}} > end:e', trace: ['start → a:me', 'done a → over'] },
  {
    is: 'a step that comes from two sides',
    process: 'start:s > and:f > user:a > user:c > end:e\nf > user:b > c',
    trace: ['start → a b', 'done a → b c', 'done b → c c', 'done c → c', 'done c → over'],
  },
  {
    is: 'an exclusive choice',
    process: 'start:s > xor:x -[days > 3]> user:a > end:e\nx -[else]> user:b > e',
    trace: ['start days=5 → a', 'done a → over'],
  },
  {
    is: 'an exclusive choice, the default',
    process: 'start:s > xor:x -[days > 3]> user:a > end:e\nx -[else]> user:b > e',
    trace: ['start days=3 → b', 'done b → over'],
  },
  {
    is: 'the first of two that hold',
    process: 'start:s > xor:x -[n > 1]> user:a > end:e\nx -[n > 0]> user:b > e',
    trace: ['start n=2 → a', 'done a → over'],
  },
  {
    is: 'a choice without a way',
    process: 'start:s > xor:x -[n > 1]> user:a > end:e\nx -[n > 5]> user:b > e',
    trace: ['start n=0 → !x', 'retry x n=6 → a', 'done a → over'],
  },
  {
    is: 'a condition that cannot be computed',
    process: 'start:s > xor:x -[n / m > 1]> user:a > end:e\nx -[else]> user:b > e',
    trace: ['start n=4 m=0 → !x', 'retry x m=2 → a', 'done a → over'],
  },
  {
    is: 'a condition on a flow out of a task',
    process: 'start:s > user:a -[pass]> user:b > end:e\na -[else]> user:c > e',
    trace: ['start → a', 'done a pass=false → c', 'done c → over'],
  },
  {
    is: 'two flows out of a task whose conditions hold',
    process: 'start:s > user:a -[n > 0]> user:b > end:e\na -[n > 1]> user:c > e',
    trace: ['start n=2 → a', 'done a → b c', 'done b → c', 'done c → over'],
  },
  {
    is: 'a failing condition out of a task keeps the decision',
    process: 'start:s > user:a -[n - m > 1]> user:b > end:e\na -[else]> user:c > e',
    trace: ['start n=5 → a', 'done a → !a', 'retry a m=1 → b', 'done b → over'],
  },
  {
    is: 'a loop back until it passes',
    process: 'start:s > user:a > xor:x -[pass]> end:e\nx -[else]> user:b > a',
    trace: ['start → a', 'done a pass=false → b', 'done b → a', 'done a pass=false → b', 'done b → a', 'done a pass=true → over'],
  },
  { is: 'a circle in which nobody waits', process: 'start:s > xor:m > task:t > m', trace: ['start → !m'] },
  {
    is: 'a circle that leaves a branch behind each time round',
    process: 'start:s > xor:m > and:f > m\nf > end:e',
    trace: ['start → !e !f'],
  },
  {
    is: 'a parallel diamond',
    process: 'start:s > and:f > user:a > and:j > user:c > end:e\nf > user:b > j',
    trace: ['start → a b', 'done a → b', 'done b → c', 'done c → over'],
  },
  {
    is: 'a parallel diamond of three',
    process: 'start:s > and:f > user:a > and:j > user:d > end:e\nf > user:b > j\nf > user:c > j',
    trace: ['start → a b c', 'done b → a c', 'done c → a', 'done a → d'],
  },
  {
    is: 'a parallel diamond, one branch empty',
    process: 'start:s > and:f > user:a > and:j > user:c > end:e\nf > j',
    trace: ['start → a', 'done a → c', 'done c → over'],
  },
  {
    is: 'a parallel diamond, both branches empty',
    process: 'start:s > and:f > task:a > and:j > user:c > end:e\nf > j',
    trace: ['start → c', 'done c → over'],
  },
  {
    is: 'parallel within parallel',
    process: 'start:s > and:f > user:a > and:j > user:d > end:e\nf > and:g > user:b > and:k > j\ng > user:c > k',
    trace: ['start → a b c', 'done b → a c', 'done a → c', 'done c → d', 'done d → over'],
  },
  {
    is: 'a gateway that joins and splits',
    process: 'start:s > and:f > user:a > and:j > user:c > end:e\nf > user:b > j\nj > user:d > e',
    trace: ['start → a b', 'done a → b', 'done b → c d', 'done c → d', 'done d → over'],
  },
  {
    is: 'a parallel diamond in a loop',
    process: 'start:s > xor:m > and:f > user:a > and:j > xor:x -[ok]> end:e\nf > user:b > j\nx -[else]> m',
    trace: ['start → a b', 'done a → b', 'done b ok=false → a b', 'done b → a', 'done a ok=true → over'],
  },
  {
    is: 'a parallel join of an exclusive choice',
    process: 'start:s > xor:x -[n > 0]> user:a > and:j > end:e\nx -[else]> user:b > j',
    trace: ['start n=1 → a', 'done a → !j'],
  },
  {
    is: 'a stuck join that an administrator moves',
    process: 'start:s > xor:x -[n > 0]> user:a > and:j > user:c > end:e\nx -[else]> user:b > j',
    trace: ['start n=1 → a', 'done a → !j', 'move j c → c', 'done c → over'],
  },
  {
    is: 'a branch that ends early and a join that misses it',
    process: 'start:s > and:f > user:a > xor:x -[stop]> end:e0\nx -[else]> and:j > end:e\nf > user:b > j',
    trace: ['start → a b', 'done b → a', 'done a stop=true → !j'],
  },
  {
    is: 'an exclusive merge lets each token through',
    process: 'start:s > and:f > task:a > xor:m > user:c > end:e\nf > task:b > m',
    trace: ['start → c c', 'done c → c', 'done c → over'],
  },
  {
    is: 'an end that terminates',
    process: 'start:s > and:f > user:a > end:e{terminate}\nf > user:b > end:e2',
    trace: ['start → a b', 'done a → over'],
  },
  {
    is: 'an end that terminates, the other branch first',
    process: 'start:s > and:f > user:a > end:e{terminate}\nf > user:b > end:e2',
    trace: ['start → a b', 'done b → a', 'done a → over'],
  },
  {
    is: 'a link',
    process: 'start:s > user:a > throw:t{link=far}\ncatch:c{link=far} > user:b > end:e',
    trace: ['start → a', 'done a → b', 'done b → over'],
  },
  {
    is: 'the next assignee is chosen',
    process: 'start:s > user:a > user:b{assignee=li} > end:e',
    trace: ['start → a', 'done a next=wang → b:wang', 'done b → over'],
  },
]
