import type { Extension } from '../../model/extension.ts'

export const talentFollowRecordExtension: Extension = {
  beforeSave: ({ at }, values) => {
    values.followedAt ??= at.toISOString()
  },
}
