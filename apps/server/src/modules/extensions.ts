import { resources } from '@bip/contract/resources'
import { tellingMakers } from '../messages/tellMaker.ts'
import type { Extension } from '../model/extension.ts'
import type { Binding } from '../workflow/binding.ts'
import { withApproval } from '../workflow/byHand.ts'
import type { Course } from '../workflow/definitions/course.ts'
import type { ApproverRule } from '../workflow/who/rules.ts'
import { modules } from './all.ts'

/** What single resources do beyond their cores, by key, as modules say it; and then what other modules do because of it. */
export const ownExtensions: Readonly<Record<string, Extension>> = modules
  .flatMap(({ follows = {} }) => Object.entries(follows))
  .reduce<Record<string, Extension>>(
    (all, [key, follow]) => {
      const own = all[key]
      const afterActions: Extension['afterActions'] = async (context, records) => {
        await own?.afterActions?.(context, records)
        await follow(context, records)
      }
      return Object.assign(all, { [key]: { ...own, afterActions } })
    },
    Object.assign({}, ...modules.map(({ extensions }) => extensions)),
  )

/** The same as callers meet it: sending a record under approval begins its process, deciding it by hand ends that, and makers are told. */
export const extensions: Readonly<Record<string, Extension>> = {
  ...ownExtensions,
  ...Object.fromEntries(
    Object.values(resources).flatMap((core) => {
      const own = ownExtensions[core.key]
      const made = tellingMakers(core, core.approval ? withApproval(core, own) : own)
      return made === own || Object.keys(made).length === 0 ? [] : [[core.key, made]]
    }),
  ),
}

/** What modules give of the records that processes are about, by the key of the process. */
export const bindings: Readonly<Record<string, Partial<Binding>>> = Object.assign({}, ...modules.map(({ bindings }) => bindings))

/** The processes that modules bring. */
export const courses: readonly Course[] = modules.flatMap(({ courses = [] }) => courses)

/** Rules that find who decides. */
export const approvers: Readonly<Record<string, ApproverRule>> = Object.assign({}, ...modules.map(({ approvers }) => approvers))
