import { join } from 'node:path'

const pagesIn = (folder: string, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, file]) => [name, join(import.meta.dirname, folder, file)]))

/** Our pages, by the name under which a contest speaks of them. */
export const ourPages = pagesIn('pages', {
  select: 'select.tsx',
  comboBox: 'comboBox.tsx',
  form: 'form.tsx',
  transfer: 'transfer.tsx',
  tree: 'tree.tsx',
  board: 'board.tsx',
  kitchen: 'kitchen.tsx',
  picker: 'picker.tsx',
  uploads: 'uploads.tsx',
})

/** What one could choose instead; each starts with the name of its maker. */
export const peerPages = pagesIn('../peers', {
  'antd-select': 'antd/select.tsx',
  'antd-form': 'antd/form.tsx',
  'antd-transfer': 'antd/transfer.tsx',
  'antd-tree': 'antd/tree.tsx',
  'aria-comboBox': 'reactAria/comboBox.tsx',
  'formJs-form': 'formJs/form.ts',
  'ag-grid': 'agGrid/grid.tsx',
  'antd-grid': 'antd/grid.tsx',
  'tanstack-grid': 'tanstack/grid.tsx',
  'glide-grid': 'glide/grid.tsx',
  'dom-grid': 'dom/grid.ts',
  'react-base': 'react/base.tsx',
  'dhtmlx-gantt': 'dhtmlx/gantt.ts',
  'svar-gantt': 'svar/gantt.tsx',
  'bpmn-viewer': 'bpmn/viewer.ts',
  'bpmn-modeler': 'bpmn/modeler.ts',
  'echarts-charts': 'echarts/charts.ts',
})
