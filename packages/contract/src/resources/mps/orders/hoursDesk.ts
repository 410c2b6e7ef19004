/** What somebody needs who reports working hours: `GET ?day=&workGroupId=`; answers a `HoursDesk`. */
export const hoursDeskCall = '/blade-bip/plus/working-hours/desk'

export type HoursPerson = {
  id: string
  name: string
  shiftKind: string
  /** Hours that are reported for the day already, as a decimal. */
  reported: string
}

export type HoursOperation = {
  id: string
  itemId: string
  itemNo: string
  stepNo: string
  processName: string
  materialName: string
  quantity: string
  finishedQuantity: string
  plannedHours: string
  reportedHours: string
  /** Special requirements that are in force for it, in words. */
  requirements: readonly string[]
}

export type HoursDesk = {
  /** Groups that the caller may report for, and the one that is answered; null where there is none. */
  groups: { id: string; name: string }[]
  workGroupId: string | null
  /** The caller among the people; null for somebody who is not one of the group. */
  me: string | null
  people: HoursPerson[]
  /** What is under way in the group, the earliest first. */
  operations: HoursOperation[]
  /** The name of the period that is locked on that day; null where hours may be reported. */
  lockedBy: string | null
}
