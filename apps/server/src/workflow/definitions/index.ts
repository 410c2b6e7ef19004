import { readFileSync } from 'node:fs'
import { type Label, label } from '@bip/contract'
import { resourcesOf } from '@bip/contract/resources'
import { boundCore, formKeyFor } from '../bindings.ts'
import type { Course } from './course.ts'
import { draw } from './draw.ts'

/** A process that the product brings. `key` is the id of the process in its diagram and of its binding. */
export type BaselineDefinition = { key: string; label: Label; formKey: string; icon: string; category: string; xml: string }

const diagram = (name: string) => readFileSync(new URL(`./${name}.bpmn`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

const leave: BaselineDefinition = {
  key: 'Leave',
  label: label('请假申请', 'Leave request', 'Đơn xin nghỉ phép'),
  formKey: 'wf_ex_Leave',
  icon: 'calendar-off',
  category: 'work',
  xml: diagram('leave'),
}

const courses: Course[] = []

/** Adds processes of a module to those that the product brings. */
export const bringCourses = (more: readonly Course[]): void => {
  for (const course of more) if (!courses.some(({ key }) => key === course.key)) courses.push(course)
}

/** Every process that the product brings, with its drawing. */
export const baselineDefinitions = (): readonly BaselineDefinition[] => [leave, ...courses.map(definitionOf)]

function definitionOf(course: Course): BaselineDefinition {
  const { key, label } = course
  const core = boundCore(key)
  return {
    key,
    label,
    formKey: formKeyFor(key),
    icon: core?.icon ?? 'stamp',
    category: moduleOf(core?.key ?? ''),
    xml: draw(course),
  }
}

/** The module of a resource, which its processes are grouped by. */
const moduleOf = (resource: string): string => Object.entries(resourcesOf).find(([, own]) => resource in own)?.[0] ?? 'work'
