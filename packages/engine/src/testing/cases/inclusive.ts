import type { Case } from '../play.ts'

const diamond = 'start:s > or:f -[a]> user:x > or:j > user:z > end:e\nf -[b]> user:y > j\nf -[else]> user:d > j'
const uneven = 'start:s > or:f -[a]> user:x > user:x2 > or:j > user:z > end:e\nf -[b]> j'
const nested = 'start:s > or:f -[a]> user:x > or:j > user:z > end:e\nf -[b]> or:g -[c]> user:y > or:k > j\ng -[d]> user:w > k'
const looped = 'start:s > xor:m > or:f -[a]> user:x > or:j > xor:q -[ok]> end:e\nf -[b]> user:y > j\nq -[else]> m'

/** Inclusive gateways: even, uneven, nested, looped back, and with what else there is. */
export const inclusive: readonly Case[] = [
  { is: 'both ways', process: diamond, trace: ['start a=true b=true → x y', 'done x → y', 'done y → z', 'done z → over'] },
  { is: 'both ways, the other order', process: diamond, trace: ['start a=true b=true → x y', 'done y → x', 'done x → z'] },
  { is: 'one way', process: diamond, trace: ['start a=true b=false → x', 'done x → z'] },
  { is: 'the other way', process: diamond, trace: ['start a=false b=true → y', 'done y → z'] },
  { is: 'the default', process: diamond, trace: ['start a=false b=false → d', 'done d → z', 'done z → over'] },
  {
    is: 'no way at all',
    process: 'start:s > or:f -[a]> user:x > end:e\nf -[b]> user:y > e',
    trace: ['start → !f', 'retry f b=true → y', 'done y → over'],
  },
  {
    is: 'uneven: the short branch waits for the long one',
    process: uneven,
    trace: ['start a=true b=true → x', 'done x → x2', 'done x2 → z', 'done z → over'],
  },
  { is: 'uneven: only the short branch', process: uneven, trace: ['start a=false b=true → z'] },
  { is: 'uneven: only the long branch', process: uneven, trace: ['start a=true b=false → x', 'done x → x2', 'done x2 → z'] },
  {
    is: 'nested: all',
    process: nested,
    trace: ['start a=true b=true c=true d=true → w x y', 'done x → w y', 'done y → w', 'done w → z'],
  },
  {
    is: 'nested: the outer branch waits for the inner ones',
    process: nested,
    trace: ['start a=true b=true c=true d=false → x y', 'done x → y', 'done y → z'],
  },
  {
    is: 'nested: inner alone',
    process: nested,
    trace: ['start a=false b=true c=true d=true → w y', 'done w → y', 'done y → z', 'done z → over'],
  },
  { is: 'nested: one inner', process: nested, trace: ['start a=false b=true c=false d=true → w', 'done w → z'] },
  {
    is: 'looped back: twice, with different ways',
    process: looped,
    trace: [
      'start a=true b=true → x y',
      'done x → y',
      'done y ok=false a=false → y',
      'done y a=true → x y',
      'done x → y',
      'done y ok=true → over',
    ],
  },
  {
    is: 'looped back: one way each time',
    process: looped,
    trace: ['start a=true b=false → x', 'done x ok=false → x', 'done x ok=true → over'],
  },
  {
    is: 'a branch that ends before the join',
    process: 'start:s > or:f -[a]> user:x > xor:q -[stop]> end:e0\nq -[else]> or:j > user:z > end:e\nf -[b]> user:y > j',
    trace: ['start a=true b=true → x y', 'done y → x', 'done x stop=true → z', 'done z → over'],
  },
  {
    is: 'three branches, two of them taken',
    process: 'start:s > or:f -[n > 0]> user:x > or:j > user:z > end:e\nf -[n > 1]> user:y > j\nf -[n > 2]> user:w > j',
    trace: ['start n=2 → x y', 'done y → x', 'done x → z'],
  },
  {
    is: 'a split by an inclusive gateway, joined by a parallel one, all ways',
    process: 'start:s > or:f -[a]> user:x > and:j > end:e\nf -[b]> user:y > j',
    trace: ['start a=true b=true → x y', 'done x → y', 'done y → over'],
  },
  {
    is: 'a split by an inclusive gateway, joined by a parallel one, one way',
    process: 'start:s > or:f -[a]> user:x > and:j > end:e\nf -[b]> user:y > j',
    trace: ['start a=true b=false → x', 'done x → !j'],
  },
  {
    is: 'a split by a parallel gateway, joined by an inclusive one',
    process: 'start:s > and:f > user:x > or:j > user:z > end:e\nf > user:y > j',
    trace: ['start → x y', 'done x → y', 'done y → z'],
  },
  {
    is: 'a split by an exclusive gateway, joined by an inclusive one',
    process: 'start:s > xor:f -[a]> user:x > or:j > user:z > end:e\nf -[else]> user:y > j',
    trace: ['start a=true → x', 'done x → z'],
  },
  {
    is: 'a timer ends the branch that the join waits for',
    process: 'start:s > or:f -[a]> user:x > or:j > user:z > end:e\nf -[b]> user:y > j\nedge:t{on=y, after=PT1H} > end:e2',
    trace: ['start a=true b=true → x y', 'done x → y', 'wait PT1H → z'],
  },
  {
    is: 'a branch whose boundary event leads to the join',
    process: 'start:s > or:f -[a]> user:x > or:j > user:z > end:e\nf -[b]> user:y > end:e3\nedge:t{on=y, after=PT1H} > j',
    trace: ['start a=true b=true → x y', 'done x → y', 'wait PT1H → z'],
  },
  {
    is: 'a branch with a sub-process',
    process: 'start:s > or:f -[a]> user:x > or:j > user:z > end:e\nf -[b]> sub:u > j\nin u: start:us > user:y > end:ue',
    trace: ['start a=true b=true → x y', 'done x → y', 'done y → z'],
  },
  {
    is: 'a branch that goes round before it joins',
    process: 'start:s > or:f -[a]> xor:m > user:x > xor:q -[again]> m\nq -[else]> or:j > user:z > end:e\nf -[b]> user:y > j',
    trace: ['start a=true b=true → x y', 'done y → x', 'done x again=true → x', 'done x again=false → z'],
  },
  {
    is: 'two joins that wait for each other',
    process: 'start:s > and:f > or:j > user:x > or:k\nf > k\nk > xor:q -[again]> j\nq -[else]> end:e',
    trace: ['start → x'],
  },
  {
    is: 'a join that splits again',
    process: 'start:s > or:f -[a]> user:x > or:j -[a]> user:z > end:e\nf -[b]> user:y > j\nj -[b]> user:w > e',
    trace: ['start a=true b=true → x y', 'done x → y', 'done y → w z', 'done z → w', 'done w → over'],
  },
  {
    is: 'a condition of the join that fails waits for repair',
    process: 'start:s > or:f -[a]> user:x > or:j -[n * 1 > 1]> user:z > end:e\nf -[b]> user:y > j\nj -[else]> e',
    trace: ['start a=true b=true → x y', 'done x → y', 'done y → !j', 'retry j n=2 → z'],
  },
  {
    is: 'four branches in two pairs',
    process:
      'start:s > and:f > or:g -[a]> user:x > or:j > and:k > user:z > end:e\ng -[b]> user:y > j\nf > or:h -[a]> user:v > or:l > k\nh -[b]> user:w > l',
    trace: ['start a=true b=true → v w x y', 'done x → v w y', 'done v → w y', 'done w → y', 'done y → z'],
  },
]
