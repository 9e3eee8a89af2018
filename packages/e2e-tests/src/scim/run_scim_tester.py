"""Runs scim2-tester against the server in SCIM_URL and fails on every error."""

import os
import sys
import uuid

import scim2_tester.filling as filling
from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_tester import Status, check_server

ROLES = ["administrator", "agent", "expert", "staff"]
generate = filling.generate_random_value


def generate_value(context, path, *args, **kwargs):
    """Writes what a schema cannot say: addresses of a verified domain, and known roles."""
    value = generate(context, path, *args, **kwargs)
    name = str(path).lower()
    if value is None:
        return None
    if name.endswith("username"):
        return f"{uuid.uuid4()}@{os.environ['SCIM_DOMAIN']}"
    if name.endswith("roles.value"):
        return ROLES[uuid.uuid4().int % len(ROLES)]
    return value


for module in list(sys.modules.values()):
    if getattr(module, "generate_random_value", None) is generate:
        module.generate_random_value = generate_value

client = Client(
    base_url=os.environ["SCIM_URL"],
    headers={"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"},
    timeout=60,
)
scim = SyncSCIMClient(client)
scim.discover()
failed = 0
counts: dict[str, int] = {}
for result in check_server(scim):
    counts[result.status.name] = counts.get(result.status.name, 0) + 1
    if result.status in (Status.ERROR, Status.CRITICAL):
        failed += 1
        print(result.status.name, result.title, "-", result.reason)
print(counts)
sys.exit(1 if failed else 0)
