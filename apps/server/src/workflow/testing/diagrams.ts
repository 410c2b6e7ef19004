import { flowCalls } from '@bip/contract/workflow'
import type { Office } from './office.ts'

/** A diagram of the leave's record with steps that the product's own has not. */
export const diagram = (elements: string) => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn" xmlns:bip="http://bip/schema/bpmn" id="d" targetNamespace="t">
<bpmn:process id="Leave" name="请假" isExecutable="true">${elements}</bpmn:process></bpmn:definitions>`

export const flow = (from: string, to: string, condition = '') =>
  `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}">${condition && `<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${condition}</bpmn:conditionExpression>`}</bpmn:sequenceFlow>`

/** Sends a file as an administrator does. */
export async function deployedFile(
  office: Office,
  xml: string | Buffer<ArrayBuffer>,
): Promise<{ status: number; body: { msg: string } }> {
  const form = new FormData()
  form.append('category', 'work')
  form.append('files', new Blob([xml]), 'leave.bpmn')
  return office.api.post(flowCalls.deployUpload, { token: office.tokens.admin, body: form })
}

export const deployed = (office: Office, elements: string) => deployedFile(office, diagram(elements))
