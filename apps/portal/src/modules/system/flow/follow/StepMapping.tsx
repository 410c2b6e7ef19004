import type { MigrationPlan } from '@bip/contract/workflow'
import { Select } from '@bip/design-system'
import { useState } from 'react'
import { useFlowText } from '../useFlowText.ts'

/** Which step of the target version stands for a step of the old one, by their ids; steps that are not named keep theirs. */
export type Mapping = Readonly<Record<string, string>>

type StepMappingProps = { plans: readonly MigrationPlan[]; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** A choice for each step that the target version has no equal of. It stays after it was made, so that it can be changed. */
export const StepMapping = ({ plans, mapping, onChange }: StepMappingProps) => {
  const { t } = useFlowText()
  const [asked, setAsked] = useState(() => problemsOf(plans))
  const now = problemsOf(plans)
  const added = now.filter(({ node }) => !asked.some((one) => one.node === node))
  if (added.length > 0) setAsked([...asked, ...added])
  return asked.map(({ node, nodeName, targets }) => (
    <Select
      key={node}
      label={t('migrate.standsFor', { node: nodeName })}
      value={mapping[node] ?? null}
      onChange={(target) => onChange(without(mapping, node, target))}
      options={targets.map(({ node: value, name }) => ({ value, label: name }))}
    />
  ))
}

/** The steps of all plans that need a choice, each once. */
function problemsOf(plans: readonly MigrationPlan[]): MigrationPlan['problems'] {
  const byNode = new Map(plans.flatMap(({ problems }) => problems).map((problem) => [problem.node, problem]))
  return [...byNode.values()].filter(({ targets }) => targets.length > 0)
}

function without(mapping: Mapping, node: string, target: string | null): Mapping {
  const { [node]: _, ...others } = mapping
  return target === null ? others : { ...others, [node]: target }
}
