import type { MaterialsText } from './zh-CN.ts'

export const text: MaterialsText = {
  tree: {
    title: '{{name}} by level',
    open: 'All levels',
    label: 'Levels of the bill of materials',
    empty: 'No released bill holds today. Write a version, or release one.',
    failed: 'The bill could not be read',
    retry: 'Try again',
    stock: '{{quantity}} in stock',
    scrap: '{{rate}}% scrap',
    phantom: 'Phantom',
    toMaterial: 'Open the material',
    whereUsed: 'Where used',
  },
  planner: {
    title: 'Demand and supply of {{name}}',
    balance: 'Demand and supply',
    proposals: 'All proposals',
    otherProposals: 'Proposals for this material',
    replan: 'Plan it anew',
    replanned: '{{materials}} materials planned anew, {{proposals}} proposals',
  },
  run: {
    start: 'Run MRP',
    starting: 'Starting',
    progress: '{{no}} is running',
    cancel: 'Cancel the run',
    done: '{{no}} is done: {{orders}} to order, {{expedites}} to expedite, {{defers}} to defer, {{resizes}} to resize, {{cancels}} to cancel',
    failed: '{{no}} was not finished; the last result stays',
    open: 'Open the run',
  },
}
