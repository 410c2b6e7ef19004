import type { Case } from '../play.ts'

/** Values that a step has for itself, and what it gives to those around it. */
export const mappings: readonly Case[] = [
  {
    is: 'an input is there while its step is open, and not after it',
    process: 'start:s > user:a{assignee=${m}, gets=${n}->m} > user:b{assignee=${m}} > end:e',
    trace: ['start n=li → a:li', 'done a → b', 'done b → over'],
  },
  {
    is: 'an input hides what is called like it around the step',
    process: 'start:s > user:a{assignee=${m}, gets=own->m} > user:b{assignee=${m}} > end:e',
    trace: ['start m=li → a:own', 'done a m=wang → b:li'],
  },
  {
    is: 'an input is a text with expressions in it, and may speak of the one before',
    process: 'start:s > user:a{assignee=${k}, gets=${n}->m head-${m}->k} > end:e',
    trace: ['start n=7 → a:head-7'],
  },
  {
    is: 'an output is kept where its input is gone',
    process: 'start:s > user:a{gets=${n}->m, gives=${m+1}->k} > user:b{assignee=${k}} > user:c{assignee=${m}} > end:e',
    trace: ['start n=4 → a', 'done a → b:5', 'done b → c'],
  },
  {
    is: 'an output without an input',
    process: 'start:s > user:a{gives=${who}->k} > user:b{assignee=${k}} > end:e',
    trace: ['start → a', 'done a who=li → b:li'],
  },
  {
    is: 'an input that cannot be computed stops its step before it opens',
    process: 'start:s > user:a{assignee=${m}, gets=${n/0}->m} > end:e\nedge:t{on=a, after=P1D} > user:b > e',
    trace: ['start n=1 → !a', 'wait P1D → b'],
  },
  {
    is: 'an input is computed once more when its value was repaired',
    process: 'start:s > user:a{assignee=${m}, gets=${n+1}->m} > end:e',
    trace: ['start → !a', 'retry a n=2 → a:3', 'done a → over'],
  },
  {
    is: 'an output that cannot be computed stops its step, and goes on when it was repaired',
    process: 'start:s > user:a{gets=${n}->m, gives=${m-k}->d} > user:b{assignee=${d}} > end:e',
    trace: ['start n=9 → a', 'done a → !a', 'retry a k=2 → b:7'],
  },
  {
    is: 'each of several instances has its own input',
    process: 'start:s > user:a{each=${list}, item=who, assignee=${m}, gets=head-${who}->m} > end:e',
    trace: ['start list=li,wang → a:head-li a:head-wang', 'done a:head-li → a:head-wang', 'done a:head-wang → over'],
  },
  {
    is: 'the last of several instances says what is kept',
    process: 'start:s > user:a{each=${list}, item=who, assignee=${who}, gives=${who}->last} > user:b{assignee=${last}} > end:e',
    trace: ['start list=li,wang → a:li a:wang', 'done a:wang → a:li', 'done a:li → b:li'],
  },
  {
    is: 'steps of a sub-process see its input',
    process:
      'start:s > sub:u{gets=${n}->m, gives=${r}->k} > user:b{assignee=${k}} > user:c{assignee=${m}} > end:e\nin u: start:us > user:a{assignee=${m}} > end:ue',
    trace: ['start n=li → a:li', 'done a r=wang → b:wang', 'done b → c'],
  },
  {
    is: 'an error out of a sub-process with an input is caught at its border',
    process:
      'start:s > sub:u{gets=${n}->m} > end:e\nedge:x{on=u, error=bad} > user:c{assignee=${m}} > e\nin u: start:us > user:a{assignee=${m}} > end:ue{error=bad}',
    trace: ['start n=li → a:li', 'done a → c'],
  },
  {
    is: 'a called process sees the input of its call',
    process:
      'start:s > call:u{calls=q, gets=${n}->m, in=m->x, out=r->y, gives=${y+1}->k} > user:b{assignee=${k}} > end:e\nof q: start:qs > script:z{script=${x * 2}, resultVariable=r} > end:qe',
    trace: ['start n=4 → b:9'],
  },
  {
    is: 'a called process gives all that it kept',
    process:
      'start:s > call:u{calls=q, out=all} > user:b{assignee=${r}} > end:e\nof q: start:qs > script:z{script=${5}, resultVariable=r} > end:qe',
    trace: ['start → b:5'],
  },
  {
    is: 'a service gets an input',
    process:
      'start:s > service:a{expression=${m + 1}, resultVariable=r, gets=${n}->m} > user:b{assignee=${r}} > user:c{assignee=${m}} > end:e',
    trace: ['start n=4 → b:5', 'done b → c'],
  },
  {
    is: 'what a service answers stands in an output',
    process: 'start:s > service:a{topic=t, gets=${n}->m, gives=${m+r}->k} > user:b{assignee=${k}} > end:e',
    trace: ['start n=4 → a', 'answer a r=3 → b:7'],
  },
  {
    is: 'a service with an input fails at its border',
    process: 'start:s > service:a{topic=t, gets=${n}->m} > end:e\nedge:x{on=a, error=bad} > user:b > e',
    trace: ['start n=4 → a', 'fail a bad → b'],
  },
  {
    is: 'a deadline ends a step with an input',
    process: 'start:s > user:a{assignee=${m}, gets=${n}->m} > end:e\nedge:t{on=a, after=P1D} > user:b{assignee=${m}} > e',
    trace: ['start n=li → a:li', 'wait P1D → b', 'done a → refused notThere'],
  },
  {
    is: 'one goes back to a step with an input, and to whoever did it',
    process: 'start:s > user:a{assignee=${m}, gets=${n}->m} > user:b > end:e',
    trace: ['start n=li → a:li', 'assign a wang → a:wang', 'done a:wang → b', 'back b a → a:wang', 'done a:wang → b'],
  },
  {
    is: 'one goes back out of a step with an input',
    process: 'start:s > user:a > user:b{gets=${n}->m} > end:e',
    trace: ['start n=li → a', 'done a → b', 'back b a → a', 'done a → b', 'done b → over'],
  },
  {
    is: 'a decision is taken back out of a step with an input',
    process: 'start:s > user:a{assignee=me} > user:b{gets=${n}->m} > end:e',
    trace: ['start n=li → a:me', 'done a:me → b', 'recall a by=me → a:me'],
  },
  {
    is: 'nobody is added to a step that has an input and one who signs',
    process: 'start:s > user:a{assignee=${m}, gets=${n}->m} > end:e',
    trace: ['start n=li → a:li', 'add a wang → refused notShared', 'remove a li → refused notShared'],
  },
  {
    is: 'an administrator moves a step with an input',
    process: 'start:s > user:a{assignee=${m}, gets=${n}->m} > user:b{assignee=${m}} > end:e',
    trace: ['start n=li → a:li', 'move a b → b', 'done b → over'],
  },
  {
    is: 'an administrator moves all who sign at once',
    process: 'start:s > user:a{each=${list}, item=who, assignee=${who}} > user:b > end:e',
    trace: ['start list=li,wang → a:li a:wang', 'move a b → b', 'done b → over'],
  },
  {
    is: 'branches with inputs of the same name keep them apart',
    process:
      'start:s > and:f > user:a{assignee=${m}, gets=x-${n}->m} > and:j > end:e\nf > user:b{assignee=${m}, gets=y-${n}->m} > j',
    trace: ['start n=1 → a:x-1 b:y-1', 'done a → b:y-1', 'done b → over'],
  },
  {
    is: 'a message gives an output',
    process: 'start:s > catch:m{message=paid, gives=${amount+1}->k} > user:a{assignee=${k}} > end:e',
    trace: ['start → m', 'message paid amount=4 → a:5'],
  },
  {
    is: 'the event that follows a gateway of events gives an output',
    process:
      'start:s > events:g > catch:m{message=paid, gives=${amount}->k} > user:a{assignee=${k}} > end:e\ng > catch:t{after=P1D} > e',
    trace: ['start → m t', 'message paid amount=li → a:li'],
  },
  {
    is: 'a task that gets an input in the new diagram opens anew',
    process: 'start:s > user:a{assignee=${n}} > end:e',
    next: 'start:s > user:a{assignee=${m}, gets=${n}->m} > end:e',
    trace: ['start n=li → a:li', 'assign a wang → a:wang', 'migrate → a:li', 'done a → over'],
  },
  {
    is: 'a task with an input stays open in a new diagram that has it',
    process: 'start:s > user:a{assignee=${m}, gets=${n}->m} > end:e',
    next: 'start:s > user:a{assignee=${m}, gets=${n}->m} > user:b > end:e',
    trace: ['start n=li → a:li', 'assign a wang → a:wang', 'migrate → a:wang', 'done a → b'],
  },
]
