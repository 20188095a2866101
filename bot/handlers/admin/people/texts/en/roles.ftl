### Roles of admins

person-role = 🛡 { role-name }
button-person-role = 🛡 Give a role
button-person-other-role = 🛡 Change the role
button-role-give = 🛡 Give the role: { role-name }
button-role-take = Take the role away
role-name =
    { $role ->
        [owner] Owner
        [manager] Manager
        [moderator] Moderator
        [support] Support
        [analyst] Analyst
        [courier] Courier
       *[none] No role
    }
role-about =
    { $role ->
        [owner] everything, roles and settings too
        [manager] the shop, its orders and broadcasts, money up to a limit
        [moderator] the moderation queue, bans of up to 30 days
        [support] orders and people, no money
        [analyst] reports and figures, no people
       *[courier] orders given to them for delivery
    }
role-line = <b>{ role-name }</b>: { role-about }
role-which = Which role should <b>{ $name }</b> have?
role-list = <b>People with a role: { $count }</b>
role-usage = To give a role: <code>/admin moderator who</code> (owner, manager, moderator, support, analyst or courier). To choose it from a list: <code>/admin add who</code>. To take it away: <code>/admin remove who</code>.
role-ask-give = <b>Give { $name } (#{ $id }) the role “{ role-name }”?</b> It covers: { role-about }.
role-ask-take = <b>Take the role away from { $name } (#{ $id })?</b>
role-given = 🛡 { $name }: { role-name }.
role-taken = { $name } no longer has a role.
role-refused = You can't change your own role, that of the last owner or of owners named in the settings.
role-so-already =
    { $name } { $role ->
        [none] has no role.
       *[other] already has this role.
    }
role-banned = This account is banned: lift the ban first.
right-refused = Your role doesn't include this.
right-limit = Coins that your role moves at a time: { $coins } at most.
notice-role-given =
    🛡 <b>You now have a role at Bozor: { role-name }</b>

    It covers: { role-about }. Your commands are in the menu.
notice-role-taken = You no longer have a role at Bozor.
