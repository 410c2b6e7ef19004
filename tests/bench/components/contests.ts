/** What a figure of ours must reach: milliseconds, or a share of what a peer takes for the same. */
export type Aim = { max: number } | { against: string; share: number }

export type Step = {
  /** The operation, as the pages offer it. */
  name: string
  aims: readonly Aim[]
  /** Peers that do not offer it. */
  notBy?: readonly string[]
  /** Run where the system asks for less motion; default false. */
  isReduced?: boolean
}

export type Contest = {
  title: string
  /** Our page. */
  ours: string
  /** Pages of peers, with the names to print. */
  peers: Readonly<Record<string, string>>
  /** In the order in which a page runs them. */
  steps: readonly Step[]
}

/** No slower than each of these peers. */
const asFastAs = (...peers: string[]): Aim[] => peers.map((against) => ({ against, share: 1 }))

/** Each of our components against what one could choose instead. */
export const contests: readonly Contest[] = [
  {
    title: 'Select',
    ours: 'select',
    peers: { 'antd-select': 'antd Select' },
    steps: [
      { name: 'mount 10 000', aims: asFastAs('antd-select') },
      { name: 'open 10 000', aims: [{ max: 22 }, ...asFastAs('antd-select')] },
      { name: 'open 10 000 again', aims: [{ max: 22 }, ...asFastAs('antd-select')] },
      { name: 'open 50 000', aims: [{ max: 100 }, ...asFastAs('antd-select')] },
    ],
  },
  {
    title: 'ComboBox',
    ours: 'comboBox',
    peers: { 'antd-select': 'antd Select', 'aria-comboBox': 'react-aria ComboBox' },
    steps: [
      { name: 'mount 10 000', aims: asFastAs('antd-select', 'aria-comboBox') },
      { name: 'open 10 000', aims: [{ max: 22 }, ...asFastAs('antd-select', 'aria-comboBox')] },
      { name: 'open 10 000 again', aims: [{ max: 22 }, ...asFastAs('antd-select', 'aria-comboBox')] },
      { name: 'filter 10 000', aims: [{ max: 16 }, ...asFastAs('antd-select', 'aria-comboBox')] },
      { name: 'open 50 000', aims: [{ max: 100 }, ...asFastAs('antd-select', 'aria-comboBox')] },
    ],
  },
  {
    title: 'Form',
    ours: 'form',
    peers: { 'antd-form': 'antd Form', 'formJs-form': 'form-js' },
    steps: [
      { name: 'render 200', aims: [{ against: 'antd-form', share: 0.6 }] },
      // form-js waits 300 ms for more keys before it does anything.
      { name: 'key', aims: [{ max: 10 }, ...asFastAs('antd-form')], notBy: ['formJs-form'] },
      { name: 'validate 200', aims: asFastAs('antd-form', 'formJs-form') },
      { name: 'render 1 000', aims: [{ max: 500 }, { against: 'antd-form', share: 0.6 }] },
    ],
  },
  {
    title: 'Transfer',
    ours: 'transfer',
    peers: { 'antd-transfer': 'antd Transfer' },
    steps: [
      { name: 'mount', aims: [{ max: 60 }, ...asFastAs('antd-transfer')] },
      { name: 'filter', aims: [{ max: 16 }, ...asFastAs('antd-transfer')] },
      { name: 'select all', aims: [{ max: 50 }, { against: 'antd-transfer', share: 1 / 80 }] },
      { name: 'move all', aims: [{ max: 50 }, { against: 'antd-transfer', share: 1 / 200 }] },
    ],
  },
  {
    title: 'Tree',
    ours: 'tree',
    peers: { 'antd-tree': 'antd Tree' },
    steps: [{ name: 'open 50 000', aims: [{ max: 100 }, ...asFastAs('antd-tree')] }],
  },
  {
    title: 'Board',
    ours: 'board',
    peers: {},
    steps: [
      { name: 'mount 2 000', aims: [{ max: 150 }] },
      // 50 frames a second on a machine a quarter as fast.
      { name: 'carry to a column', aims: [{ max: 20 }] },
      { name: 'drop', aims: [{ max: 50 }] },
    ],
  },
  {
    title: 'Theme',
    ours: 'kitchen',
    peers: {},
    steps: [
      { name: 'switch', aims: [{ max: 100 }] },
      { name: 'switch with reduced motion', aims: [{ max: 100 }], isReduced: true },
    ],
  },
]
