import type { ResourceScreen } from '../ResourcePages.tsx'
import { ScopeFieldInput } from './scopes/ScopeFieldInput.tsx'
import { ScopeFieldShown, ScopeValueShown } from './scopes/ScopeShown.tsx'
import { ScopeValueInput } from './scopes/ScopeValueInput.tsx'

const shown = { scopeField: ScopeFieldShown, scopeValue: ScopeValueShown }

export const screen: ResourceScreen = {
  parts: { cells: shown, displays: shown, inputs: { scopeField: ScopeFieldInput, scopeValue: ScopeValueInput } },
}
