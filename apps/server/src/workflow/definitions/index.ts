import { readFileSync } from 'node:fs'
import { type Label, label } from '@bip/contract'

/** A process that the product brings. `key` is the id of the process in its diagram and of its binding. */
export type BaselineDefinition = { key: string; label: Label; formKey: string; icon: string; xml: string }

const diagram = (name: string) => readFileSync(new URL(`./${name}.bpmn`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

export const baselineDefinitions: readonly BaselineDefinition[] = [
  {
    key: 'Leave',
    label: label('请假申请', 'Leave request', 'Đơn xin nghỉ phép'),
    formKey: 'wf_ex_Leave',
    icon: 'calendar-off',
    xml: diagram('leave'),
  },
]
