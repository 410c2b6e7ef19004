import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Extension } from '../../model/extension.ts'
import { mayReadBusiness } from '../../permissions/participants.ts'

/** Whoever takes part in the process of a request may open it. */
export const openToTakers: Extension = { mayOpen: ({ tx, session }, { id }) => mayReadBusiness(tx, session, id) }

const oneself = label('代办人不能是自己', 'cannot be oneself', 'không thể là chính mình')

/** A substitute is named for oneself alone. */
export const substituteExtension: Extension = {
  beforeSave: ({ session, place }, values, before) => {
    values.userId = before ? before.userId : session.userId
    if (values.substituteId !== values.userId || before?.substituteId === values.substituteId) return
    const sentence = say(oneself, place.language)
    throw new Refusal('invalidFields', { fields: sentence }, { fields: { substituteId: sentence } })
  },
}
