import { expect, it } from 'vitest'
import { readProcessParams } from './processParams.ts'

const base64 = (value: unknown): string => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

it('reads the address that other systems keep of a task', () => {
  const params = base64({ processId: 'p1', taskId: 't1', processInsId: 'i1', processDefKey: 'Leave', key: '请假' })
  expect(readProcessParams(encodeURIComponent(params))).toEqual({
    taskId: 't1',
    processInstanceId: 'i1',
    businessId: '',
    processDefinitionKey: 'Leave',
  })
})

it.each(['', 'not base64!', btoa('not json'), base64(null), base64({ taskId: 't1' }), base64({ processInsId: '../../login' })])(
  'takes nothing else for one: %s',
  (params) => {
    expect(readProcessParams(params)).toBeUndefined()
  },
)
